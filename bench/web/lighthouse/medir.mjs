// Runs on its own packages, apart from the product's. Takes what to measure as JSON and prints each run as a line of JSON.
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const { url, cookie, preset, veces, chromium, comoRoot } = JSON.parse(process.argv[2]);

const banderas = [
  '--headless=new',
  '--disable-background-networking',
  '--no-first-run',
  ...(comoRoot ? ['--no-sandbox'] : []),
];
const cifra = (lhr, id) => {
  const { numericValue, errorMessage } = lhr.audits[id];
  if (numericValue === undefined) throw new Error(`${id}: ${lhr.runtimeError?.message ?? errorMessage}`);
  return numericValue;
};

// A trace may come back without what an audit needs: such a run says nothing of the page and is made again.
let fallidas = 0;
for (let vez = 0; vez < veces; ) {
  // A new browser each time: nothing in its cache, nothing compiled.
  const navegador = await launch({ chromePath: chromium, chromeFlags: banderas, logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(
      url,
      {
        port: navegador.port,
        logLevel: 'silent',
        onlyCategories: ['performance', 'accessibility'],
        ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
      },
      preset === 'escritorio' ? desktopConfig : undefined,
    );
    const ms = (id) => Math.round(cifra(lhr, id));
    process.stdout.write(
      `${JSON.stringify({
        final: lhr.finalDisplayedUrl,
        puntaje: Math.round(lhr.categories.performance.score * 100),
        accesibilidad: Math.round(lhr.categories.accessibility.score * 100),
        lcp: ms('largest-contentful-paint'),
        tbt: ms('total-blocking-time'),
        cls: Number(cifra(lhr, 'cumulative-layout-shift').toFixed(3)),
      })}\n`,
    );
    vez += 1;
  } catch (error) {
    fallidas += 1;
    process.stderr.write(`${error.message}\n`);
    if (fallidas > veces) throw error;
  } finally {
    navegador.kill();
  }
}
