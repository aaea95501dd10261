import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CambioDeTexto } from './defecto.ts';
import { defectos } from './lista.ts';

// A preload (`node --import`): plants the defect that DEFECTO names in this process. DEFECTO_MARCA is the file that tells
// the campaign that it took hold.

const RAIZ = join(import.meta.dirname, '../..');
const nombre = process.env.DEFECTO;
const defecto = defectos.find((uno) => uno.nombre === nombre);
if (!defecto) throw new Error(`No existe el defecto «${nombre ?? ''}».`);

let marcado = false;
const prendio = (): void => {
  if (marcado) return;
  marcado = true;
  const marca = process.env.DEFECTO_MARCA;
  if (marca !== undefined) appendFileSync(marca, `${defecto.nombre}\n`);
};

const porUrl = new Map<string, CambioDeTexto[]>();
for (const cambio of defecto.textos ?? []) {
  const url = pathToFileURL(join(RAIZ, cambio.modulo)).href;
  porUrl.set(url, [...(porUrl.get(url) ?? []), cambio]);
}

if (porUrl.size > 0) {
  registerHooks({
    load: (url, contexto, seguir) => {
      const cargado = seguir(url, contexto);
      const cambios = porUrl.get(url);
      if (!cambios) return cargado;
      const texto = cambios.reduce(aplicar, fuente(cargado.source));
      prendio();
      return { ...cargado, source: texto };
    },
  });
}
await defecto.precarga?.(prendio);

function fuente(cargada: unknown): string {
  return typeof cargada === 'string' ? cargada : Buffer.from(cargada as Uint8Array).toString('utf8');
}

function aplicar(texto: string, { modulo, busca, pone }: CambioDeTexto): string {
  const partes = texto.split(busca);
  if (partes.length !== 2) {
    throw new Error(`«${busca}» está ${partes.length - 1} veces en ${modulo}: el defecto ${nombre} quedó viejo.`);
  }
  return partes.join(pone);
}
