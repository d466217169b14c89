import { chromium } from 'playwright-core';
const [,, base, as, list, out] = process.argv;
// list: name|path|w|h|theme|locale|full
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const item of list.split(',')) {
  const [name, path, w='1440', h='900', theme='light', locale='de', full='', click=''] = item.split('|');
  const c = await b.newContext({ viewport: { width: +w, height: +h }, locale: locale==='de'?'de-DE':'en-US', reducedMotion: 'reduce', colorScheme: theme });
  const p = await c.newPage();
  const r = await p.request.post(base+'/api/Demo/SignIn', { data: { as }, headers: { 'x-client': 'web' } });
  if (!r.ok()) console.log('signin', r.status());
  if (locale==='en') { await p.addInitScript(() => {}); }
  await p.goto(base + path);
  await p.waitForLoadState('networkidle', { timeout: 30000 }).catch(()=>{});
  await p.waitForTimeout(2500);
  if (click) { await p.getByRole('button',{name:new RegExp(click)}).first().click().catch(e=>console.log(String(e).slice(0,200))); await p.waitForTimeout(1500); }
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: full==='full' });
  console.log(name, p.url());
  await c.close();
}
await b.close();
