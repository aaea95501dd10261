import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  direccionDeFormato,
  etiquetaDeFormato,
  etiquetaVigente,
  NOMBRES_DE_FORMATO,
  paqueteVigente,
} from './formatos.ts';

it('offers every language pack that MUI brings, and no other', () => {
  const carpeta = dirname(fileURLToPath(import.meta.resolve('@mui/material/locale')));
  const traidos = readdirSync(carpeta).flatMap((archivo) => /^([a-z]{2}[A-Z]\w+)\.mjs$/.exec(archivo)?.[1] ?? []);
  expect([...NOMBRES_DE_FORMATO]).toEqual(traidos.sort());
  expect(NOMBRES_DE_FORMATO).toHaveLength(59);
});

it('calls each by a tag that browsers understand, with digits and calendar of our own', () => {
  for (const nombre of NOMBRES_DE_FORMATO) {
    const etiqueta = etiquetaDeFormato(nombre);
    expect(Intl.getCanonicalLocales(etiqueta), nombre).toEqual([etiqueta]);
  }
});

it('T-RT-2: knows those who write from right to left', () => {
  expect(NOMBRES_DE_FORMATO.filter((nombre) => direccionDeFormato(nombre) === 'rtl')).toEqual([
    'arEG',
    'arSA',
    'arSD',
    'faIR',
    'heIL',
    'kuCKB',
    'psAF',
    'urPK',
  ]);
});

it('follows the language until somebody chooses another', () => {
  expect([paqueteVigente('ch', 'idioma'), etiquetaVigente('ch', 'idioma')]).toEqual(['zhCN', 'zh']);
  expect([paqueteVigente('es', 'idioma'), etiquetaVigente('es', 'idioma')]).toEqual(['esES', 'es-AR']);
  expect([paqueteVigente('es', 'jaJP'), etiquetaVigente('es', 'jaJP')]).toEqual(['jaJP', 'ja-JP']);
});
