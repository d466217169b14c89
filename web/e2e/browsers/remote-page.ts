import { eventually } from '#infra/lab/testing/eventually.ts';

/** Operations that every remote protocol has. An element is named by an expression that finds it in the page. */
export type Remote = Readonly<{
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page. */
  value: <T>(expression: string) => Promise<T>;
  /** Clicks with the browser's own mouse. @throws Error if there is no such element */
  click: (element: string) => Promise<void>;
  /** Types with the browser's own keyboard into the focused element. */
  type: (keys: string) => Promise<void>;
}>;

type Role = 'button' | 'link' | 'heading' | 'field';
type Name = string | RegExp;

const selectors: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select, [role=slider]',
};

export type RemotePage = ReturnType<typeof remotePage>;

/** What a person does in a page, over any protocol. Finds elements by role and name, and waits for them. */
export function remotePage(remote: Remote) {
  const seen = (element: string) => remote.value<boolean>(`Boolean(${element})`);
  const wait = (element: string, what: string) =>
    eventually(async () => {
      if (await seen(element)) return;
      throw new Error(`no ${what} at ${await remote.value('location.href + " " + document.body.innerText')}`);
    });
  return {
    ...remote,
    see: (role: Role, name: Name) => wait(found(role, name), `${role} ${name}`),
    /** Waits for words anywhere on the page. */
    read: (words: string) => wait(`document.body.innerText.includes(${JSON.stringify(words)})`, words),
    isSeen: (role: Role, name: Name) => seen(found(role, name)),
    async press(role: Role, name: Name): Promise<void> {
      await wait(found(role, name), `${role} ${name}`);
      await eventually(() => remote.click(found(role, name)));
    },
    /** Types into an empty field, key by key. */
    async fill(name: Name, keys: string): Promise<void> {
      await wait(found('field', name), `field ${name}`);
      // Focuses the field again, so that a date starts at its first part.
      await remote.value(`(document.activeElement?.blur(), ${found('field', name)}.focus())`);
      await remote.type(keys);
    },
    valueOf: (name: Name) => remote.value<string>(`${found('field', name)}?.value`),
    /** Seconds of a clock (`1:05`) with this test id. */
    async seconds(testId: string): Promise<number> {
      const clock = await remote.value<string>(`document.querySelector('[data-testid=${testId}]')?.innerText ?? '0:0'`);
      const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
      return minutes * 60 + seconds;
    },
  };
}

/** The first visible, enabled element with this role and name; a string is the whole name. */
function found(role: Role, name: Name): string {
  const wanted = name instanceof RegExp ? `${name}.test(name)` : `name === ${JSON.stringify(name)}`;
  return `[...document.querySelectorAll(${JSON.stringify(selectors[role])})].find((element) => {
    const name = (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '').trim();
    return (${wanted}) && element.getClientRects().length > 0 && !element.disabled;
  })`;
}
