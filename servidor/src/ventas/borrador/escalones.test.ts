import { type Escalon, escalonPara } from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { precioQueVende } from '@trastienda/nucleo/ventas/renglones.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { crearNota, NOTAS } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let vendedor: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
});
afterAll(() => prueba.cerrar());

type Vigente = { readonly articuloId: string; readonly neto: string | null; readonly escalones?: readonly Escalon[] };

const articulo = async (codigo: string, precio?: string): Promise<string> => {
  const { status, cuerpo } = await admin.post('/api/articulos', { codigo, descripcion: 'Por cantidad', precio });
  expect(status).toBe(201);
  return cuerpo.id;
};
const ponerPrecio = async (id: string, cantidadDesde: string, importe: string | null, resto: object = {}) => {
  const { status, texto } = await admin.post(`/api/articulos/${id}/precios`, { cantidadDesde, importe, ...resto });
  expect(status, texto).toBe(201);
};
const enPares = (escalones: readonly Escalon[] = []) => escalones.map(({ desde, neto }) => [desde, neto]);
const vigentes = async (listaId: string, articuloIds: readonly string[]): Promise<readonly Vigente[]> =>
  (await vendedor.post('/api/articulos/precios/vigentes', { listaId, articuloIds })).cuerpo.precios;

let serie = 0;
const lista = async (resto: object): Promise<string> => {
  serie += 1;
  const { status, cuerpo } = await admin.post('/api/articulos/listas-de-precio', {
    nombre: `Mayor ${serie}`,
    ...resto,
  });
  expect(status).toBe(201);
  return cuerpo.id;
};

describe('PRE-11 what the counter is told of other quantities', () => {
  it('comes with what is found, with the prices of a lista and with a draft, and only where the quantity matters', async () => {
    const conEscalones = await articulo('ESCALON-1', '100');
    await ponerPrecio(conEscalones, '12', '90');
    await ponerPrecio(conEscalones, '48', '80.5');
    // Ended, and not begun: neither is a step.
    await ponerPrecio(conEscalones, '24', '85', { desde: '2026-01-01T00:00:00Z' });
    await ponerPrecio(conEscalones, '24', null);
    await ponerPrecio(conEscalones, '96', '70', { desde: '2099-01-01T00:00:00Z' });
    const suelto = await articulo('ESCALON-2', '7');
    const escalones = [
      ['0', '100.00'],
      ['12', '90.00'],
      ['48', '80.50'],
    ];

    const hallados = (await vendedor.get('/api/articulos/buscar?texto=ESCALON&limite=12')).cuerpo.filas;
    const hallado = (id: string) => hallados.find((fila: { id: string }) => fila.id === id);
    expect(enPares(hallado(conEscalones).escalones)).toEqual(escalones);
    expect(hallado(suelto)).not.toHaveProperty('escalones');

    const [uno, otro] = await vigentes(INICIALES.lista, [conEscalones, suelto]);
    expect(enPares(uno?.escalones)).toEqual(escalones);
    expect(otro).toEqual({ articuloId: suelto, neto: '7.00' });

    const { cuerpo: nota } = await crearNota(vendedor, { renglones: [{ articuloId: conEscalones, cantidad: '12' }] });
    const [renglon] = (await vendedor.get(`${NOTAS}/${nota.id}`)).cuerpo.renglones;
    expect(enPares(renglon.escalones)).toEqual(escalones);
  });

  it('is what is saved for each quantity, in a lista of any kind', async () => {
    const derivada = await lista({
      incluyeIva: true,
      derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '1.5', paso: '10' },
    });
    const deDerivada = await lista({ derivacion: { base: 'LISTA', listaBaseId: derivada, coeficiente: '2' } });
    const ids = await Promise.all(['1', '1000', '33.3333'].map((precio) => sembrarArticulo(prueba.db, { precio })));
    const alPorMayor = await articulo('ESCALON-3');
    const [simple, doble, conPropio] = ids as [string, string, string];
    await ponerPrecio(doble, '12', '912.34');
    await ponerPrecio(doble, '50', '800');
    // Only from a quantity on; and written by hand over what is derived, also at a quantity of its own.
    await ponerPrecio(alPorMayor, '6', '40');
    await ponerPrecio(conPropio, '20', '30');
    await ponerPrecio(conPropio, '10', '70', { listaId: derivada });
    await ponerPrecio(conPropio, '100', '55.5555', { listaId: deDerivada });

    for (const listaId of [INICIALES.lista, derivada, deDerivada]) {
      for (const vigente of await vigentes(listaId, [simple, doble, conPropio, alPorMayor])) {
        const { articuloId, neto, escalones = [] } = vigente;
        expect(escalones.length === 0).toBe(articuloId === simple);
        for (const cantidad of ['1', '6', '10', '12', '20', '49', '50', '101']) {
          const dicho = escalones.length === 0 ? neto : (escalonPara(escalones, cantidad)?.neto ?? null);
          const { status, cuerpo } = await admin.post(NOTAS, {
            clienteId: INICIALES.consumidorFinal,
            depositoId: INICIALES.deposito,
            listaId,
            renglones: [{ articuloId, cantidad }],
          });
          const guardado =
            status === 201 ? cuerpo.renglones[0].precio : cuerpo.code === 'ventas.sin_precio' ? null : cuerpo;
          expect(guardado, `${listaId} ${articuloId} × ${cantidad}`).toEqual(precioQueVende(dicho));
        }
      }
    }
  });

  it('is taken again when the quantity of a draft has another, by who may change no price too; the same one stays frozen', async () => {
    const id = await articulo('ESCALON-4', '1600');
    await ponerPrecio(id, '48', '1300');
    const { cuerpo: nota } = await crearNota(vendedor, { renglones: [{ articuloId: id, cantidad: '48' }] });
    const [{ id: renglonId }] = nota.renglones;
    let version = 1;
    const poner = async (...renglones: readonly object[]) => {
      const { status, cuerpo } = await vendedor.patch(`${NOTAS}/${nota.id}`, { version, renglones });
      if (status !== 200) return cuerpo.code;
      version = cuerpo.version;
      return cuerpo.renglones.map(({ precio, importe }: Record<string, string>) => [precio, importe]);
    };
    const renglon = { id: renglonId, articuloId: id };
    expect(await poner({ ...renglon, cantidad: '1', precio: '1300' })).toBe('ventas.precio_sin_permiso');
    expect(await poner({ ...renglon, cantidad: '1' })).toEqual([['1600.00', '1600.00']]);
    await ponerPrecio(id, '0', '1700');
    expect(await poner({ ...renglon, cantidad: '2' })).toEqual([['1600.00', '3200.00']]);
    expect(await poner({ ...renglon, cantidad: '2' }, { articuloId: id, cantidad: '46' })).toEqual([
      ['1300.00', '2600.00'],
      ['1300.00', '59800.00'],
    ]);
    expect(await poner({ ...renglon, cantidad: '2' })).toEqual([['1700.00', '3400.00']]);
  });

  it('VEN-07 of a draft that is over by now is of no other quantity: it stays for as many, and fewer are at the price of today', async () => {
    const id = await articulo('ESCALON-6', '100');
    await ponerPrecio(id, '12', '90');
    const { cuerpo: nota } = await crearNota(vendedor, { renglones: [{ articuloId: id, cantidad: '12' }] });
    expect(nota.renglones[0].precio).toBe('90.00');
    await ponerPrecio(id, '12', null);
    const visto = (await vendedor.get(`${NOTAS}/${nota.id}`)).cuerpo.renglones[0];
    expect(enPares(visto.escalones)).toEqual([
      ['0', '100.00'],
      ['12', '100.00'],
    ]);
    let version = 1;
    const pedir = async (cantidad: string) => {
      const renglones = [{ id: nota.renglones[0].id, articuloId: id, cantidad }];
      const { status, cuerpo, texto } = await vendedor.patch(`${NOTAS}/${nota.id}`, { version, renglones });
      expect(status, texto).toBe(200);
      version = cuerpo.version;
      return cuerpo.renglones[0].precio;
    };
    expect(await pedir('13')).toBe('90.00');
    expect(await pedir('5')).toBe('100.00');
    // Nobody who begins now is told of it.
    const { cuerpo: otra } = await crearNota(vendedor, { renglones: [{ articuloId: id, cantidad: '12' }] });
    expect((await vendedor.get(`${NOTAS}/${otra.id}`)).cuerpo.renglones[0]).not.toHaveProperty('escalones');
    const [vigente] = await vigentes(INICIALES.lista, [id]);
    expect(vigente).toEqual({ articuloId: id, neto: '100.00' });
  });

  it('of the lista of the cliente is that of all the nota asks, when another one is chosen (RN-18)', async () => {
    const otra = await lista({});
    const id = await articulo('ESCALON-5', '95');
    await ponerPrecio(id, '12', '85');
    await ponerPrecio(id, '0', '100', { listaId: otra });
    await ponerPrecio(id, '12', '90', { listaId: otra });
    const seis = { articuloId: id, cantidad: '6' };
    const { cuerpo: nota } = await vendedor.post(NOTAS, {
      clienteId: INICIALES.consumidorFinal,
      depositoId: INICIALES.deposito,
      listaId: otra,
      renglones: [seis],
    });
    expect(nota.renglones).toMatchObject([{ precio: '100.00' }]);
    const renglones = [{ ...seis, id: nota.renglones[0].id }, seis];
    const { cuerpo } = await vendedor.patch(`${NOTAS}/${nota.id}`, { version: 1, renglones });
    expect(cuerpo.renglones).toMatchObject([{ precio: '90.00' }, { precio: '90.00' }]);
  });

  it('asks the same statements for one artículo as for many', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      const id = await sembrarArticulo(prueba.db, { precio: '10' });
      await ponerPrecio(id, '6', '9');
      ids.push(id);
    }
    const contar = async (articuloIds: readonly string[]) => {
      let cuantas = 0;
      const { pool } = prueba;
      const contarEn = (client: { query: (...partes: never[]) => unknown }) => {
        const preguntar = client.query.bind(client);
        client.query = (...partes) => {
          cuantas += 1;
          return preguntar(...partes);
        };
      };
      pool.on('acquire', contarEn as never);
      expect(await vigentes(INICIALES.lista, articuloIds)).toHaveLength(articuloIds.length);
      pool.off('acquire', contarEn as never);
      return cuantas;
    };
    const deUno = await contar(ids.slice(0, 1));
    expect(deUno).toBeGreaterThan(0);
    expect(await contar(ids)).toBe(deUno);
  });
});
