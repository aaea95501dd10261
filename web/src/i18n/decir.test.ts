import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodigoDeError, errores } from '@trastienda/nucleo/errores.ts';
import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { definicionDe, TIPOS_DE_NOTIFICACION } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { PedidoRechazado } from '#api/pedir.ts';
import { decirCon, decirFrase, decirNotificacion, decirRechazo, usarDichos } from './decir.ts';
import { dichosEn } from './dichos.en.ts';
import { notificacionesEn } from './notificaciones.en.ts';
import { frasesEn } from './rechazos/frases.en.ts';

afterEach(() => usarDichos(undefined));
const enIngles = () => usarDichos(dichosEn);

/** Data for any refusal: every name answers something that can be read as a word, a figure, a list or a row. */
const cualquiera = (code: CodigoDeError): unknown =>
  new Proxy(
    {},
    {
      get: (_, nombre) => {
        if (nombre === 'then' || typeof nombre === 'symbol') return undefined;
        if (/^(causa|clase|que)$/.test(nombre) && CAUSA[code]) return CAUSA[code];
        if (code === 'articulos.cotizacion_que_salta') return nombre === 'fecha' ? '2026-11-20' : '-3.5';
        if (code === 'articulos.traslado_distinto' && nombre !== 'nombre') return LLEVA;
        if (nombre in MOTIVOS) return MOTIVOS[nombre];
        if (LISTAS.has(nombre)) return NOMBRES.has(nombre) ? ['uno', 'dos'] : [fila, fila];
        if (nombre === 'articulo' || (nombre === 'otro' && code === 'articulos.fusionado')) return fila;
        if (nombre === 'porque') return 'YA_SE_DESHIZO';
        if (nombre === 'problema') return 'CAMBIO';
        if (nombre === 'entidad' && code.startsWith('importaciones.')) return 'articulos';
        return CIFRAS.has(nombre) ? 3 : `<${nombre}>`;
      },
    },
  );
const fila = {
  codigo: 'WO-342',
  con: 'Filtros',
  descripcion: 'Filtro',
  razon: 'KIT',
  pedido: '4',
  fisico: '3',
  disponible: '3',
  enOtras: '2',
  cantidad: '4',
  pendiente: '3',
  deposito: 'Salón',
  descuento: '12',
  alarmas: ['COSTO_VIEJO'],
  articulos: 2,
  clase: 'NO_ESTA',
  numero: 'S-1',
  fusionadoEn: null,
  sale: '2',
  libre: '0',
  para: ['NP 12'],
};
const LLEVA = { nodos: 2, articulos: 3, inactivos: 1 };
/** Where what is told is itself a code: one of them; the test of reasons says them all. */
const MOTIVOS: Readonly<Record<string, unknown>> = {
  reparos: [{ razon: 'EL_MISMO' }],
  dependencias: [{ tipo: 'NOTA', numero: 7 }],
  cruces: [{ valor: 'OC-90', tiene: 'ORIGINAL', articulo: fila }],
  precios: [{ codigo: 'WO-342', importe: '80', costo: '100', margen: '-20', minimo: '130' }],
  margenMinimo: '30',
  fusionados: [{ codigo: 'WO-342', otro: 'OC-90' }],
};
const CAUSA: Readonly<Partial<Record<CodigoDeError, string>>> = {
  'adjuntos.activo': 'CODIGO',
  'importaciones.archivo_ilegible': 'DISCO',
  'importaciones.mal_armado': 'FILA_DESMEDIDA',
  'importaciones.planilla_danada': 'ENLACE',
  'importaciones.planilla_desmedida': 'ARCHIVOS',
  'importaciones.planilla_con_macros': 'MACROS',
  'importaciones.planilla_vieja': 'ODS',
  'importaciones.no_es_texto': 'PDF',
  'stock.ajuste_sobre_limite': 'aplicar',
};
const NOMBRES = new Set([
  'hojas',
  'camino',
  'listas',
  'permitidas',
  'faltan',
  'leidas',
  'conocidos',
  'conocidas',
  'codigos',
  'usuarios',
  'otros',
  'despues',
]);
const LISTAS = new Set([
  'choques',
  'fallas',
  'prometidos',
  ...NOMBRES,
  'faltantes',
  'piezas',
  'renglones',
  'articulos',
  'conStock',
]);
const CIFRAS = new Set([
  'segundos',
  'quedan',
  'maximoKiB',
  'maximoMiB',
  'maximo',
  'fila',
  'columnas',
  'esperadas',
  'decimales',
  'mib',
  'nodos',
  'numero',
  'notasAbiertas',
  'ajustesAbiertos',
  'clientes',
  'cuantos',
]);

describe('what the server refuses', () => {
  it('is said in English for every code, and not in the words of Spanish', () => {
    enIngles();
    for (const code of Object.keys(errores) as CodigoDeError[]) {
      const dicho = decirRechazo(code, cualquiera(code), 'TÍTULO');
      expect(dicho, code).not.toBe('TÍTULO');
      expect(dicho, code).toBeTypeOf('string');
      expect(dicho, code).not.toMatch(/undefined|\[object|NaN|\b(el|los|las|está|usá|elegí|probá|revisá)\b/i);
    }
  });

  it('is what the client shows, with its data', () => {
    enIngles();
    const rechazo = new PedidoRechazado(409, {
      code: 'tablas.codigo_repetido',
      title: 'El código 07 ya lo usa Salón. Elegí otro.',
      data: { codigo: '07', otro: 'Salón' },
      issues: [{ path: 'body.nombre', message: 'Admite hasta 40 caracteres.' }],
    });
    expect(rechazo.message).toBe('Salón already uses the code 07. Choose another.');
    expect(rechazo.issues).toEqual([{ path: ['nombre'], message: 'Up to 40 characters.' }]);
  });

  it('writes thousands as English does, in numbers and in counts', () => {
    enIngles();
    const nota = { numero: 2_001, permitidas: [] };
    expect(decirRechazo('ventas.nada_entregado', nota, 'TÍTULO')).toMatch(/^Order 2,001 has/);
    const lote = { numero: 1_120, lineas: 12_480 };
    expect(decirRechazo('articulos.lote_por_confirmar', lote, 'TÍTULO')).toMatch(/^Batch 1,120 has 12,480 lines/);
  });

  it('stays in Spanish in a language without sentences, of a code it does not know, or with data it cannot read', () => {
    expect(decirRechazo('tablas.codigo_repetido', {}, 'El código ya se usa.')).toBe('El código ya se usa.');
    enIngles();
    expect(decirRechazo('de.otra_version', {}, 'Otra cosa.')).toBe('Otra cosa.');
    expect(decirRechazo('ventas.stock_insuficiente', { faltantes: null }, 'No alcanza.')).toBe('No alcanza.');
    expect(decirFrase('Una frase nueva.')).toBe('Una frase nueva.');
  });
});

describe('what the schemas say', () => {
  const NUCLEO = join(import.meta.dirname, '../../../nucleo/src');
  // Contracts of events hold what notifications say, which has its own translation.
  const DE_ESQUEMAS =
    /^(contrato(?!-de-eventos).*|campos|descuentos|recargos|paginacion|documento|identidad|contrasena|codigo|renglones)\.ts$/;

  /** The sentences in quotes of the schemas, with a figure where they have one. */
  const frases = readdirSync(NUCLEO, { recursive: true, encoding: 'utf8' })
    .filter((ruta) => DE_ESQUEMAS.test(ruta.split(/[\\/]/).at(-1) ?? ''))
    .flatMap((ruta) => readFileSync(join(NUCLEO, ruta), 'utf8').split('\n'))
    .filter((linea) => !/^\s*(\*|\/\/|\/\*\*|resumen:|nota:|descripcion:)/.test(linea))
    .flatMap((linea) =>
      [...linea.matchAll(/(['`])([A-ZÁÉÍÓÚ](?:(?!\1).){6,}[.?])\1/g)].map((hallada) => hallada[2] ?? ''),
    )
    .filter((frase) => frase.includes(' '))
    .map((frase) => frase.replace(/\$\{[^}]*\}/g, '7'));

  it('is known in English', () => {
    expect(frases.length).toBeGreaterThan(40);
    expect(frases.filter((frase) => decirCon(frasesEn, frase) === undefined)).toEqual([]);
  });

  it('keeps its figures', () => {
    expect(decirCon(frasesEn, 'Va de 1 a 99999.')).toBe('From 1 to 99999.');
    expect(decirCon(frasesEn, 'PLA-100 ya está en la fila 2.')).toBe('PLA-100 is already in row 2.');
    expect(decirCon(frasesEn, 'Termina el 06/12/2026 00:00: tiene que empezar antes.')).toBe(
      'It ends on 06/12/2026 00:00: it has to begin before.',
    );
    expect(decirCon(frasesEn, 'El dígito verificador no coincide. ¿Será 30-71482063-6?')).toBe(
      'The check digit does not match. Could it be 30-71482063-6?',
    );
  });
});

describe('what the server tells by itself', () => {
  const huecos = (frase: string) => [...frase.matchAll(/\{\{(\w+)\}\}/g)].map(([hueco]) => hueco).toSorted();

  it.each(TIPOS_DE_NOTIFICACION)('says %s in English with the same facts', (tipo) => {
    const { titulo, texto } = definicionDe(tipo);
    expect(huecos(notificacionesEn[tipo].titulo)).toEqual(huecos(titulo));
    expect(huecos(notificacionesEn[tipo].texto)).toEqual(huecos(texto));
  });

  it('is told as it came in Spanish, and with its facts in English', () => {
    const una: Notificacion = {
      id: 7,
      tipo: 'nota.por_entregar',
      en: '2026-11-22T12:00:00.000Z',
      leida: false,
      titulo: 'Nota 41 para entregar',
      texto: 'Taller · la confirmó Ana',
      datos: { numero: 41, cliente: 'Taller', quien: '{{numero}}' },
      ruta: '/x',
      icono: 'entrega',
      tono: 'azul',
      tema: 'ventas',
      importante: false,
    };
    expect(decirNotificacion(una)).toMatchObject({ titulo: 'Nota 41 para entregar' });
    enIngles();
    expect(decirNotificacion(una)).toEqual({
      titulo: 'Order 41 to deliver',
      texto: 'Taller · confirmed by {{numero}}',
    });
    const rara = { ...una, tipo: 'de.otra_version' as Notificacion['tipo'] };
    expect(decirNotificacion(rara)).toMatchObject({ titulo: 'Nota 41 para entregar' });
  });
});
