/** One style sheet for the demo's pages, in both colour schemes, because the server's policy forbids styles within a page. */
export const pageStyles = `
:root { color-scheme: light dark; --ground: #f5f4f1; --surface: #fff; --line: #dcd9d2; --ink: #24242e; --soft: #5b5b68; --accent: #3f3f9e; --accent-ink: #fff; --wash: #fff3d6; --wash-ink: #6b4a00; --bad: #a8321a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14141b; --surface: #1e1e27; --line: #383845; --ink: #ececf1; --soft: #a9a9b8; --accent: #a5acf5; --accent-ink: #14141b; --wash: #3a2f14; --wash-ink: #f3d591; --bad: #f29a84; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 32px 16px 48px; }
.test { margin: 0 0 24px; padding: 12px 16px; border-radius: 10px; background: var(--wash); color: var(--wash-ink); font-size: 14px; }
.test b { display: block; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
h2 { margin: 24px 0 8px; font-size: 14px; font-weight: 600; color: var(--soft); }
p { margin: 0 0 12px; }
.amount { font-size: 32px; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.alert { padding: 12px 16px; border: 1px solid var(--bad); border-radius: 10px; color: var(--bad); }
form { margin: 0 0 8px; }
.fields { display: grid; gap: 8px; margin-bottom: 8px; }
label { display: grid; gap: 2px; font-size: 14px; color: var(--soft); }
input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); color: var(--ink); font: inherit; }
form ~ button { margin-bottom: 8px; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; font-weight: 550; text-align: left; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--accent); }
.main { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); text-align: center; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
small { display: block; font-weight: 400; color: var(--soft); }
.main small { color: inherit; }
a { color: var(--accent); }
.back { display: inline-block; min-height: 44px; padding-top: 16px; }
`;
