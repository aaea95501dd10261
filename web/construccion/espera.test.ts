import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const leer = (archivo: string) => readFileSync(`${import.meta.dirname}/../${archivo}`, 'utf8');
const formasDe = (texto: string) =>
  [...texto.matchAll(/<(?:rect|path) [^>]*?\/>/g)].map(([forma]) => forma.replace(/ fill="#3F68E6"| (?=\/>)/g, ''));

it.each(['index.html', 'puertas.html'])(
  '%s draws the mark before any code comes, at every width and in the colour of each theme',
  (pagina) => {
    const html = leer(pagina);
    const [, espera = ''] = /<div class="espera"[^>]*>([\s\S]*?)<noscript>/.exec(html) ?? [];
    expect(formasDe(espera)).toHaveLength(4);
    expect(formasDe(espera)).toEqual(formasDe(leer('src/apariencia/marca.svg')));
    for (const tema of ['agua', 'purpura', 'verde', 'cian', 'naranja', 'azul']) {
      const [color = tema] = /(?<=main: ')#\w+/.exec(leer(`src/apariencia/paletas/${tema}.ts`)) ?? [];
      expect(html).toContain(`fill: ${color.toLowerCase()}`);
    }
    expect(html).not.toMatch(/\.espera(-marca)?\s*\{[^}]*display: none/);
  },
);
