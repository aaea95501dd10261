import { CONTENIDOS_ACTIVOS } from '@trastienda/nucleo/adjuntos/contenido.ts';
import type { HechoDeDependencia } from '@trastienda/nucleo/articulos/dependencias.ts';
import { type Reparo, decirReparo as reparoEs } from '@trastienda/nucleo/articulos/fusion/reparos.ts';
import { errores } from '@trastienda/nucleo/errores.ts';
import * as causas from '@trastienda/nucleo/importaciones/lectura/causas.ts';
import { afterEach, expect, it } from 'vitest';
import { decirDependencia, decirRechazo, decirReparo, usarDichos } from './decir.ts';
import { dichosEn } from './dichos.en.ts';

// Reasons travel as codes with their facts: no sentence of one language is put inside one of another.
afterEach(() => usarDichos(undefined));

const ESPANOL = /[áéíóúñ¿¡]|\b(el|la|los|las|una|uno|hay|con|está|que|tiene|trae|otra|otro|sus?|más)\b/i;
const sinNombres = (frase: string) => frase.replaceAll('Salón (Centro)', '').replaceAll('Filtro · WO', '');

const lugar = { cantidad: '-4.5', unidad: 'U', deposito: 'Salón', sucursal: 'Centro' };
const HECHOS: readonly HechoDeDependencia[] = [
  ...(['STOCK', 'RESERVA'] as const).flatMap((tipo) => [
    { tipo, lugar },
    { tipo, lugar: null },
  ]),
  ...(['NOTA', 'AJUSTE'] as const).flatMap((tipo) => [
    { tipo, numero: 1234 },
    { tipo, numero: null },
  ]),
  { tipo: 'ESTRUCTURA', de: null, version: 2 },
  { tipo: 'ESTRUCTURA', de: 'KIT-9', version: 2 },
];
const DEPENDENCIAS = HECHOS.map((hecho) => ({ ...hecho, texto: 'en español', documento: null }));
const REPAROS: readonly Reparo[] = [
  { razon: 'EL_MISMO' },
  { razon: 'OTRAS_SUCURSALES' },
  ...(['BORRADOR', 'INACTIVO'] as const).map((estado) => ({ razon: 'SIN_USO', codigo: 'A', estado }) as const),
  ...(['OTRO_TIPO', 'OTRA_UNIDAD', 'ES_SU_REEMPLAZO', 'OTRO_CONTROL'] as const).map((razon) => ({
    razon,
    codigo: 'A',
    otro: 'B',
  })),
  ...(['NUMERO_EN_AMBOS', 'VENCE_DISTINTO'] as const).map((razon) => ({ razon, codigo: 'A', otro: 'B', numero: 'S1' })),
  { razon: 'STOCK_NEGATIVO', codigo: 'A' },
  ...DEPENDENCIAS.map((dependencia) => ({ razon: 'PENDIENTE', codigo: 'A', dependencia }) as const),
];
const CAUSAS = [
  ['adjuntos.activo', 'que', Object.fromEntries(CONTENIDOS_ACTIVOS.map((que) => [que, que]))],
  ['importaciones.archivo_ilegible', 'causa', causas.CAUSAS_DE_ILEGIBLE],
  ['importaciones.mal_armado', 'causa', causas.CAUSAS_DE_MAL_ARMADO],
  ['importaciones.planilla_danada', 'causa', causas.CAUSAS_DE_DANIO],
  ['importaciones.planilla_desmedida', 'causa', causas.CAUSAS_DE_DESMEDIDA],
  ['importaciones.planilla_con_macros', 'que', causas.LO_QUE_NO_SE_RECIBE],
  ['importaciones.planilla_vieja', 'clase', causas.PLANILLAS_VIEJAS],
  ['importaciones.no_es_texto', 'clase', causas.LO_QUE_NO_ES_TEXTO],
] as const;

it.each(CAUSAS)('%s says each reason in the language of whoever reads', (code, dato, todas) => {
  for (const clave of Object.keys(todas)) {
    const data = { archivo: 'lista.csv', fila: 3, hay: 67, maximo: 50, [dato]: clave };
    const enEspanol = (errores[code].mensaje as (d: unknown) => string)(data);
    expect(enEspanol, clave).not.toMatch(/undefined|NaN|[A-Z]{4}_/);
    usarDichos(dichosEn);
    const enIngles = decirRechazo(code, data, 'TÍTULO');
    expect(enIngles, clave).not.toMatch(/undefined|NaN|TÍTULO|[A-Z]{4}_/);
    expect(enIngles, clave).not.toMatch(ESPANOL);
    usarDichos(undefined);
  }
});

it('what keeps an artículo in use, or two apart, is said in English from its facts and not from its Spanish', () => {
  usarDichos(dichosEn);
  const dichas = [
    ...DEPENDENCIAS.map(decirDependencia),
    ...REPAROS.map(decirReparo),
    decirRechazo('articulos.con_dependencias', { codigo: 'WO', dependencias: DEPENDENCIAS }, 'TÍTULO'),
    decirRechazo('articulos.fusion_con_reparos', { codigo: 'WO', otro: 'W', reparos: REPAROS }, 'TÍTULO'),
  ];
  for (const dicha of dichas) expect(sinNombres(dicha ?? 'undefined')).not.toMatch(ESPANOL);
  expect(dichas.join()).not.toMatch(/undefined|TÍTULO/);
  expect(dichas[0]).toBe('there are −4.5 U in Salón (Centro)');
});

it('in Spanish it is said as the server says it', () => {
  expect(DEPENDENCIAS.map(decirDependencia)).toEqual(DEPENDENCIAS.map(({ texto }) => texto));
  expect(REPAROS.map(decirReparo).every((dicho) => dicho === undefined)).toBe(true);
  expect(new Set(REPAROS.map(reparoEs)).size).toBe(REPAROS.length - 1);
});
