import { diferenciaDe, pideTilde } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';
import { seSale } from './comparar-lista.query.ts';
import { verificacionesDeListas } from './verificaciones.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

describe('GAP-18 whose list it is', () => {
  it('has to be said, of an active proveedor, and by somebody who may see costs (INV-71)', async () => {
    const { proveedorId, archivo } = await mundo.negocio();
    const sinDuenio = await admin.subir(
      '/api/importaciones',
      { entidad: 'listas_de_proveedor' },
      { nombre: 'lista.csv', contenido: archivo },
    );
    expect(sinDuenio).toMatchObject({ status: 400 });
    const deMas = await admin.subir(
      '/api/importaciones',
      { entidad: 'articulos', proveedorId },
      { nombre: 'lista.csv', contenido: archivo },
    );
    expect(deMas).toMatchObject({ status: 400 });
    const id = await mundo.comparada(archivo, proveedorId);
    const sinCostos = await prueba.cliente({ permisos: ['importacion.hacer', 'proveedor.editar', 'articulo.editar'] });
    for (const resto of ['', '/lineas', '/lineas/exportar', '/filas', '/filas/exportar', '/rechazos']) {
      expect([resto, (await sinCostos.get(mundo.ruta(id, resto))).status]).toEqual([resto, 403]);
    }
    expect(await mundo.subir(archivo, proveedorId, sinCostos)).toMatchObject({ status: 403 });
    const { version } = (await admin.get(mundo.ruta(id))).cuerpo;
    const marca = { version, marca: 'excluir', cuales: { filtro: {} } };
    expect(await sinCostos.post(mundo.ruta(id, '/lineas/marcar'), marca)).toMatchObject({ status: 403 });
    expect(await sinCostos.post(mundo.ruta(id, '/aplicar'), { version })).toMatchObject({ status: 403 });
  });

  it('two people who decide at once: one of them is told', async () => {
    const { proveedorId, archivo } = await mundo.negocio();
    const id = await mundo.comparada(archivo, proveedorId);
    const { version } = (await admin.get(mundo.ruta(id))).cuerpo;
    const pedido = { version, marca: 'excluir', cuales: { filtro: { situacion: 'BAJA' } } };
    const juntos = await Promise.all([1, 2].map(() => admin.post(mundo.ruta(id, '/lineas/marcar'), pedido)));
    expect(juntos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('two lists of one proveedor applied at once: the second leaves alone what the first changed', async () => {
    const { proveedorId, archivo, ...a } = await mundo.negocio();
    const ids = [
      await mundo.comparada(archivo, proveedorId, { limite: '90' }),
      await mundo.comparada(archivo.replace('120,00', '140,00'), proveedorId, { limite: '90' }),
    ];
    const juntas = await Promise.all(ids.map((id) => mundo.hacer(id, 'aplicar')));
    expect(juntas.map(({ estado }) => estado)).toEqual(['APLICADA', 'APLICADA']);
    expect(juntas.map(({ lista }) => lista.omitidas).toSorted((x: number, y: number) => x - y)).toEqual([0, 3]);
    const [{ costo }] = (await mundo.tratosDe(a.sube)).filas;
    expect(['120.00', '140.00']).toContain(costo);
  });
});

describe('GAP-18 the rules, once more in the database', () => {
  it('judge as those of nucleo', async () => {
    const netos = ['0', '1', '61.56', '100', '100.0001', '130', '131'];
    const cambios = { ARS: '1', USD: '1500' } as const;
    for (const viejo of [null, ...netos]) {
      for (const nuevo of netos.slice(1)) {
        for (const [de, a] of [
          ['ARS', 'ARS'],
          ['USD', 'ARS'],
          ['ARS', 'USD'],
        ] as const) {
          const { rows } = await sql<{ situacion: 'NUEVA'; variacion: string | null; alerta: boolean }>`
            select j.*, ${seSale(sql`j`, '30')} as alerta from (
              select situacion_de_costo(${viejo}, ${de}, ${nuevo}, ${a}, ${cambios[de]}, ${cambios[a]}) as situacion,
                     trim_scale(variacion_de_costo(${viejo}, ${de}, ${nuevo}, ${a}, ${cambios[de]}, ${cambios[a]})) as variacion) j
          `.execute(prueba.db);
          const antes = viejo === null ? null : { neto: viejo, moneda: de, cambio: cambios[de] };
          const esperada = diferenciaDe(antes, { neto: nuevo, moneda: a, cambio: cambios[a] });
          expect([viejo, nuevo, de, a, rows[0]]).toEqual([
            viejo,
            nuevo,
            de,
            a,
            { ...esperada, alerta: pideTilde(esperada, '30') },
          ]);
        }
      }
    }
  });

  it('verificar finds nothing after lists came and went, and finds what is planted', async () => {
    const hallar = async () =>
      (await Promise.all(verificacionesDeListas.map(({ consulta }) => consulta(prueba.db)))).flat().length;
    expect(await hallar()).toBe(0);
    for (const codigo of ['INV-02', 'PRE-08', 'PRE-17', 'ART-02', 'ART-11']) {
      const una = verificacionesDeArticulos.filter((verificacion) => verificacion.codigo === codigo);
      for (const { consulta } of una) expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
    }
    const { proveedorId, archivo, sube } = await mundo.negocio();
    const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
    await mundo.hacer(id, 'aplicar');
    await sql`update articulo_proveedor set costo = 1 where articulo_id = ${sube}`.execute(prueba.db);
    expect(await hallar()).toBe(1);
  });
});
