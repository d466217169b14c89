import type { ListedShifters } from '../shifters.ts';

export const germanShifters: ListedShifters = {
  less: `
    ist weg; sind weg; war weg; waren weg; weg ist; weg sind; weg war; ist * weg; sind * weg; war * weg; waren * weg;
    verschwunden; verschwand; verschwanden; verschwindet; verschwinden; verflogen; verfliegt; verflog; verblasst; verpufft; erloschen;
    hinter uns; hinter mir; hinter sich; hinter ihr; hinter ihm; hinter ihnen; vorbei; vorüber; keine spur; passé; vom tisch; vergessen; verschwunden ist;
    unbegründet; grundlos; haltlos; gegenstandslos; als falsch erwiesen; als falsch herausgestellt; als unbegründet erwiesen; als unbegründet herausgestellt;
    als irrtum erwiesen; als irrtum herausgestellt; nicht bestätigt; nicht bewahrheitet; in luft aufgelöst; zerstreut; entkräftet; widerlegt; aus der welt; der vergangenheit an; geschichte $; zu ende; fort $; beendet; abgelegt; besiegelt; losgeworden; los $;
    eingebrochen; bricht ein; brach ein; brachen ein; bricht * ein; brechen ein; geht zurück; gehen zurück; ging zurück; gingen zurück; geht * zurück; ging * zurück;
    nimmt ab; nehmen ab; nahm ab; nahmen ab; nimmt * ab; nahm * ab; nehmen * ab; lässt nach; lassen nach; ließ nach; ließen nach; lässt * nach; ließ * nach;
    fällt; fallen; fiel; fielen; ist gefallen; sind gefallen; war gefallen; waren gefallen; ist * gefallen; sind * gefallen; ist * * gefallen; sind * * gefallen; ist * * * gefallen; sind * * * gefallen; stürzt; stürzte; gestürzt; abgestürzt; schrumpfen; schrumpfte; rückläufig; halbieren; halbiert; halbierte; kleiner geworden; weniger geworden`,
  more: `
    gestiegen; steigt; steigen; stieg; stiegen; ansteigt; anstieg; angestiegen; wächst; wachsen; wuchs; wuchsen; gewachsen; angewachsen; zugelegt; legte zu; legten zu; legt zu;
    legte * zu; legt * zu; zugenommen; nimmt zu; nehmen zu; nahm zu; nahmen zu; nimmt * zu; nehmen * zu; nahm * zu; verdoppelt; verdoppelte; verdoppeln; verdreifacht;
    verdreifachte; vervielfacht; erhöht; erhöhte; erhöhen; gesteigert; steigern; steigerte; höher; klettert; kletterte; geklettert; zulegen; zunehmen; häufen; häuft;
    nicht aufhören; nicht mehr aufhören; hörte nicht auf; hörten nicht auf; nicht mehr auf; mehr geworden; werden mehr; immer mehr; rekordhoch; in die höhe; bergauf; ausgeweitet; explodiert; explodieren; explodierten`,
  not: `
    alles andere als; theoretisch; auf dem papier; angeblich; vermeintlich; vermeintliche; vermeintlichen; sogenannte; sogenannten; sogenannter;
    statt; anstatt; anstelle; frei von; nicht gerade; nicht eben; nicht wirklich; nicht besonders; bar jeder; weniger als; fern von; weit weg von`,
  notAhead: 'nicht länger; nicht mehr; nie wieder; nie mehr; niemals wieder; vergeblich; vergebens',
  deny: `
    weit davon entfernt; weit entfernt; meilenweit entfernt; keine rede sein; keine rede; nichts mehr übrig; nichts übrig; wenig übrig; kaum etwas übrig; so viel zum; so viel zur;
    soviel zum; soviel zur; fehlanzeige; kann man lange suchen; sucht man vergeblich; sucht man vergebens`,
};

/** First letters of words for quantities that are good when they grow and bad when they shrink. */
const goodWhenMore = `
  umsatz umsätz absatz einnahme erlös ertrag erträg export mitglied besucher gäste kund nutzer zuschauer zuhörer leser teilnehmer freiwillige spende verkauf verkäuf auftr aufträg nachfrage
  marktanteil auflage lohn löhn gehält gehalt rente produktivität auslastung beschäftigung arbeitsplätz lebenserwartung ernte reichweite anmeldung bestellung beteiligung wirtschaft
  wirtschaftsleistung vermögen guthaben abonnent follower geburten eigenkapital kapital rendite wirkungsgrad investition`;

const badWhenMore = `
  miete mieten kosten preis arbeitslos armut schulden steuern steuerlast gebühr beitr einbruch einbrüche diebst kriminalität inflation teuerung emission ausstoß abgas todesfäll tote verletzte opfer
  infektion fallzahl krankenstand wartezeit warteliste bürokratie müll abfall abfäll ausgaben fehlerquote fehlerrate defizit verschuldung zinslast verbrauch lärm abwanderung fluktuation
  überstunden unfäll unfall ausfäll beschwerde reklamation retoure insolvenz pleite sterblichkeit abbrecherquote`;

/** Last parts of compounds that name a quantity: *Stromkosten*, *Mitgliederzahl*. */
const goodHeads =
  /(?:umsatz|umsätze|einnahmen|absatz|mitglieder|mitgliederzahl(?:en)?|besucherzahl(?:en)?|verkaufszahlen|nutzerzahl(?:en)?|zuschauerzahl(?:en)?|löhne|aufträge)$/u;
const badHeads =
  /(?:kosten|preise?n?|mieten?|schulden|gebühren|ausgaben|emissionen|unfälle|unfallzahl(?:en)?|steuern|zeiten|quote der fehler|todesfälle)$/u;

const words = (list: string) => list.trim().split(/\s+/);
const [good, bad] = [words(goodWhenMore), words(badWhenMore)];

/** 2 if more of the thing is good, −2 if more of it is bad; undefined for other words. */
export function germanQuantity(form: string): number | undefined {
  if (badHeads.test(form) || bad.some((start) => form.startsWith(start))) return -2;
  return goodHeads.test(form) || good.some((start) => form.startsWith(start)) ? 2 : undefined;
}
