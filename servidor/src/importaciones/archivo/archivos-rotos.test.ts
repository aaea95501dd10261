import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errores } from '@trastienda/nucleo/errores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReglaRota } from '#http/regla-rota.ts';
import type { Pedido } from '#importaciones/importar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import {
  type Carpeta,
  crearCarpeta,
  deLocalidades,
  deVentas,
  importarEn,
  TITULOS_DE_VENTAS,
} from './archivos-de-prueba.ts';
import { leerFilas } from './lector.ts';

let base: BaseDePrueba;
let carpeta: Carpeta;
beforeAll(async () => {
  [base, carpeta] = await Promise.all([crearBaseDePrueba(), crearCarpeta()]);
});
afterAll(async () => {
  await Promise.all([base.cerrar(), carpeta.borrar()]);
});

const BUENA = '536365;85123A;WHITE HOLDER;6;1/12/2010 08:26;2,55;17850;United Kingdom';

/** What the database holds of everything an import could write. */
async function foto() {
  const { rows } = await base.pool.query(`
    select (select count(*) from importacion) + (select count(*) from importacion_rechazo)
         + (select count(*) from importacion_venta) + (select count(*) from importacion_localidad) as importaciones,
           (select count(*) from articulo) as articulos, (select count(*) from nota_pedido) as notas,
           (select count(*) from movimiento_stock) as movimientos, (select count(*) from localidad) as localidades,
           (select count(*) from auditoria) as auditoria, (select count(*) from usuario) as usuarios`);
  return rows[0];
}

/** The code and the sentence of the refusal; and nothing changed. */
async function rechazo(pedido: Pick<Pedido, 'entidad' | 'ruta'> & Partial<Pedido>) {
  const antes = await foto();
  const error = await importarEn(base, pedido).then(
    () => undefined,
    (roto: unknown) => roto,
  );
  expect(await foto()).toEqual(antes);
  if (!(error instanceof ReglaRota)) throw error;
  const { code, data } = error.error;
  return { code, frase: (errores[code].mensaje as (d: unknown) => string)(data) };
}

const deVentasRotas = async (nombre: string, contenido: string | Uint8Array) =>
  rechazo({ entidad: 'ventas', ruta: await carpeta.escribir(nombre, contenido) });

describe('a file that cannot be read changes nothing and says so in one sentence', () => {
  it('is not there, or is a folder', async () => {
    expect(await rechazo({ entidad: 'ventas', ruta: join(carpeta.ruta, 'no-esta.csv') })).toEqual({
      code: 'importaciones.archivo_ausente',
      frase: 'No existe el archivo no-esta.csv. Revisá la ruta y el nombre.',
    });
    await mkdir(join(carpeta.ruta, 'carpeta.csv'));
    const { frase } = await rechazo({ entidad: 'ventas', ruta: join(carpeta.ruta, 'carpeta.csv') });
    expect(frase).toContain('es una carpeta');
  });

  it('is empty, holds blanks only, or only a header', async () => {
    for (const contenido of ['', '\ufeff', ' \r\n \r\n']) {
      expect(await deVentasRotas('vacio.csv', contenido)).toMatchObject({ code: 'importaciones.archivo_vacio' });
    }
    expect(await deVentasRotas('titulos.csv', deVentas())).toMatchObject({ code: 'importaciones.sin_renglones' });
    expect(await deVentasRotas('blancos.csv', deVentas(';;;;;;;', ''))).toMatchObject({
      code: 'importaciones.sin_renglones',
    });
  });

  it('is a spreadsheet, a picture, or noise', async () => {
    const planilla = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 7)]);
    const { code, frase } = await deVentasRotas('ventas.csv', planilla);
    expect(code).toBe('importaciones.no_es_texto');
    expect(frase).toContain('una planilla de Excel');
    expect(await deVentasRotas('ventas.xlsx', planilla)).toMatchObject({ code: 'importaciones.planilla_danada' });
    expect(await deVentasRotas('ventas.xls', planilla)).toMatchObject({ code: 'importaciones.planilla_vieja' });
    expect(await deVentasRotas('ventas.xlsx', 'a;b')).toMatchObject({ code: 'importaciones.no_es_texto' });
    const ruido = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 256));
    expect(await deVentasRotas('ruido.csv', ruido)).toMatchObject({ code: 'importaciones.no_es_texto' });
  });

  it('mixes encodings', async () => {
    const mezcla = Buffer.concat([
      Buffer.from(deVentas(BUENA)),
      Buffer.from('1;2;PE\u00d1A;1;1/1/2011;1;;\r\n', 'latin1'),
    ]);
    const { code, frase } = await deVentasRotas('mezcla.csv', mezcla);
    expect(code).toBe('importaciones.codificacion');
    expect(frase).toContain('El renglón 3');
  });
});

describe('a file that is not what it should be changes nothing and says so in one sentence', () => {
  it('has another header', async () => {
    const ruta = await carpeta.escribir('l.csv', deLocalidades('AR-J,San Juan,X,Y,5400,,'));
    const { code, frase } = await rechazo({ entidad: 'ventas', ruta });
    expect(code).toBe('importaciones.encabezado');
    expect(frase).toContain('faltan las columnas «Comprobante», «Código»');
    expect(frase).toContain('«provincia_iso»');
  });

  it('is cut in the middle of a row, however little is missing', async () => {
    const entero = deVentas(...Array.from({ length: 3_000 }, (_, i) => BUENA.replace('536365', String(600_000 + i))));
    for (const corte of [20, 30, 60]) {
      const { code, frase } = await deVentasRotas('cortado.csv', entero.slice(0, -corte));
      expect(code).toBe('importaciones.cortado');
      expect(frase).toContain('la última fila, la 3001');
    }
  });

  it('opens a quote that nobody closes', async () => {
    const { code, frase } = await deVentasRotas('comilla.csv', deVentas(BUENA, `1;2;"X;${BUENA}`));
    expect(code).toBe('importaciones.mal_armado');
    expect(frase).toContain('una comilla que se abre y no se cierra');
  });

  it('names a profile or a depósito there is not', async () => {
    const ruta = await carpeta.escribir('v.csv', deVentas(BUENA));
    expect(await rechazo({ entidad: 'ventas', ruta, perfil: 'tango' })).toMatchObject({
      code: 'importaciones.perfil_desconocido',
    });
    const { code, frase } = await rechazo({ entidad: 'ventas', ruta, deposito: 'LUNA' });
    expect(code).toBe('importaciones.deposito_desconocido');
    expect(frase).toContain('El que hay es «CENTRAL/SALON»');
  });

  it('repeats a column', async () => {
    const { code } = await deVentasRotas('doble.csv', `${TITULOS_DE_VENTAS};StockCode\n${BUENA};1\n`);
    expect(code).toBe('importaciones.columna_repetida');
  });
});

it('refuses to start while another import is going on', async () => {
  const client = await base.pool.connect();
  try {
    await client.query('begin; select pg_advisory_xact_lock(7264301)');
    const ruta = await carpeta.escribir('turno.csv', deVentas(BUENA));
    expect(await rechazo({ entidad: 'ventas', ruta })).toMatchObject({ code: 'importaciones.otra_en_curso' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('a file that would eat up the server', () => {
  const leer = async (contenido: string, maximoDeFilas = 1_000) => {
    const ruta = await carpeta.escribir('desmedido.csv', contenido);
    const tabla = {
      perfil: null,
      separador: ';',
      signo: undefined,
      titulos: ['codigo'],
      lugares: { codigo: 0 },
    } as const;
    let filas = 0;
    const lectura = leerFilas(
      { ruta, nombre: 'desmedido.csv', codificacion: 'utf-8', tabla, encabezado: 1, maximoDeFilas },
      {
        fila: () => {
          filas += 1;
        },
        lote: async () => {},
      },
    );
    const error = await lectura.then(
      () => undefined,
      (roto: unknown) => roto,
    );
    return { filas, code: error instanceof ReglaRota ? error.error.code : error };
  };

  it('has more rows than come in at once', async () => {
    expect(await leer('codigo\na\nb\n\nc\n', 3)).toEqual({ filas: 3, code: undefined });
    expect(await leer('codigo\na\nb\nc\nd\ne\n', 3)).toEqual({ filas: 3, code: 'importaciones.demasiadas_filas' });
  });

  it('is one line without end, or a cell that swallows the rest', async () => {
    expect(await leer(`codigo\n${'x'.repeat(3_000_000)}\n`)).toMatchObject({ code: 'importaciones.mal_armado' });
    expect(await leer(`codigo\n"${'x\n'.repeat(300_000)}`)).toMatchObject({ code: 'importaciones.mal_armado' });
  });

  it('brings characters nobody sees and formulas: the first are refused, the second stay text', async () => {
    const ruta = await carpeta.escribir(
      'raro.csv',
      'codigo;descripcion\nA\u200b1;oculto\nB-1;=CMD("x")\nC-1;"@SUMA(A1)"\nD-1;campana\u0007\n',
    );
    const { crear, rechazos } = await importarEn(base, { entidad: 'articulos', ruta });
    expect(crear).toBe(2);
    expect(rechazos.map(({ fila }) => fila)).toEqual([2, 5]);
    const { rows } = await base.pool.query(
      "select descripcion from articulo where codigo in ('B-1', 'C-1') order by codigo",
    );
    expect(rows.map(({ descripcion }) => descripcion)).toEqual(['=CMD("x")', '@SUMA(A1)']);
  });
});
