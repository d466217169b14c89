/** Fixed phrases by value. 0: its words carry no feeling here ("am besten fangen wir an"). The longest match counts. */
export const germanPhrases: Readonly<Record<number, string>> = {
  2: `
    nicht klagen; nicht meckern; nicht beschweren; nichts auszusetzen; nichts zu meckern; nichts zu beanstanden; nichts zu kritisieren; nichts zu bemängeln; keinen grund zur klage;
    wort gehalten; versprechen gehalten; könnte nicht besser sein; könnte nicht besser laufen; läuft gut; lief gut; leicht zu; auf der höhe; im griff;
    eine große hilfe; von herzen; im siebten himmel; guter dinge; nach plan; lob und dank; im grünen bereich;
    auf gutem weg; auf einem guten weg; die daumen; alles gute; gut gemacht; tut gut; tat gut;
    ans herz gewachsen; gern geschehen`,
  0: `
    laut dem; laut den; laut des; laut der; laut unserer; laut unserem; laut gesetz; laut plan; laut vertrag;
    am besten; ehrlich gesagt; offen gesagt; guten morgen; guten tag; guten abend; gute nacht; so gut wie;
    gut eine; gut ein; gut zwei; gut drei; meine lieben; liebe gäste; liebe kolleginnen; liebe kollegen;
    liebe eltern; liebe freunde; liebe familie; sehr geehrte; lieber; nicht nur; stark befahren; schwer zu sagen;
    guter letzt; alles klar; in hohem alter; ob gut oder schlecht; gut oder schlecht; arme und beine;
    gute frage; sinn für; im sinne; opfer bringen; nach und nach; tot oder lebendig; laut einer; laut einem;
    gut gemeint; im schlimmsten fall; im besten fall; im ungünstigsten fall; im günstigsten fall; im ernstfall; im zweifel; schneller als; toter winkel; tote winkel; toten winkel;
    tote meer; totes meer; blinder fleck; blinden fleck; schlimmstenfalls; bestenfalls; fehler 404; erste hilfe; mit hilfe; hilfe von; krieg und frieden; freund und feind`,
  [-2]: `
    nie wieder passieren; nicht wieder passieren; nicht mehr passieren; nie wieder vorkommen; nicht wieder vorkommen; nicht mehr vorkommen; nie mehr passieren;
    nicht gehalten; keines gehalten; keins gehalten; nie gehalten; ist keines gehalten worden; ist keins gehalten worden; kam zu spät; zu klein; zu groß; zu lang; zu lange; zu hoch; zu viel; zu viele; zu wenig; zu wenige; zu oft; zu früh;
    zu selten; zu weit; zu eng; funktioniert nicht; klappt nicht; bringt nichts; taugt nichts;
    tut mir leid; tut uns leid; tat mir leid; tat uns leid; im stich; in die brüche; daneben gegangen;
    schief gehen; schief gegangen; ging schief; geht schief; schief; viel zu; aus dem ruder; den bach runter;
    auf den nerven; auf die nerven; am ende ihrer kräfte; in den sand gesetzt; zu kurz gekommen; zu kurz;
    nicht mehr weiter; zu spät; schwer zu; umsonst; leider; am boden; weh; im argen; ums leben;
    zu wünschen übrig; hätte besser sein können; hätte besser laufen können; hätten besser sein können; hätte schöner sein können; könnte besser sein; geht so;
    lange wartezeit; langes warten; nichts wert; keinen wert; nach hinten los; fällt aus; fiel aus; fielen aus; fallen aus; stürzt ab;
    stürzen ab; brach zusammen; bricht zusammen; hoch verschuldet; hinter dem plan`,
  [-3]: `ums leben gekommen; voll daneben`,
};
