import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, ponerCosto } from '#articulos/precios/ayudas-de-prueba.ts';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const CAMBIOS = '/api/articulos/cambios-de-costo';
let serie = 0;
/** One that somebody wrote a cost of, 100. */
async function nuevo() {
  serie += 1;
  const codigo = `COD-${serie}`;
  const id = await articulo(persona, { codigo });
  await ponerCosto(persona, id, { importe: '100', origen: 'Factura 12' });
  return { id, codigo };
}
type Suyo = Awaited<ReturnType<typeof nuevo>>;

const costo = async ({ id }: Pick<Suyo, 'id'>) => {
  const [{ importe, origen }] = (await persona.get(`/api/articulos/${id}/costos`)).cuerpo.filas;
  return `${importe} ${origen}`;
};
/** +10 %. Taking it back answers how many costs came back and how many stay. */
async function subir(...suyos: readonly Pick<Suyo, 'id'>[]) {
  const pedido = {
    seleccion: { de: 'ids', ids: suyos.map(({ id }) => id) },
    cambio: { tipo: 'PORCENTAJE', valor: '10' },
  };
  const { cambian, huella } = (await persona.post(`${CAMBIOS}/vista-previa`, pedido)).cuerpo;
  const { status, cuerpo, texto } = await persona.post(CAMBIOS, { ...pedido, cambian, huella, motivo: 'Aumento' });
  expect(status, texto).toBeLessThan(300);
  return {
    deshacer: async () => {
      const { articulos, quedan } = (await persona.post(`${CAMBIOS}/${cuerpo.id}/deshacer`, { motivo: 'Error' }))
        .cuerpo;
      return { articulos, quedan };
    },
  };
}

describe('UA-09 a change of many costs that is gone is under nothing any more', () => {
  it('INV-74 for a file that covered it, which gives back what was under the change', async () => {
    const [cubierto, suelto] = [await nuevo(), await nuevo()];
    const cambio = await subir(cubierto, suelto);
    const costos = importadorDe(persona, 'costos');
    const { id } = (await costos.subir(`codigo;costo\n${cubierto.codigo};150\n`)).cuerpo;
    expect((await costos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
    expect(await cambio.deshacer()).toEqual({ articulos: 1, quedan: 1 });
    expect((await costos.hacer(id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    expect([await costo(cubierto), await costo(suelto)]).toEqual(['100.00 Factura 12', '100.00 Factura 12']);
  });

  it('for other changes that came over it, taken back the first one first', async () => {
    const [cubierto, suelto] = [await nuevo(), await nuevo()];
    const primero = await subir(cubierto, suelto);
    const segundo = await subir(cubierto, suelto);
    const tercero = await subir(cubierto);
    expect(await segundo.deshacer()).toEqual({ articulos: 1, quedan: 1 });
    expect(await primero.deshacer()).toEqual({ articulos: 1, quedan: 1 });
    expect(await tercero.deshacer()).toEqual({ articulos: 1, quedan: 0 });
    expect([await costo(cubierto), await costo(suelto)]).toEqual(['100.00 Factura 12', '100.00 Factura 12']);
  });

  it('for the list of a proveedor', async () => {
    const mundo = mundoDeListas(persona);
    const proveedorId = await mundo.proveedor();
    const [cubierto, suelto] = [await nuevo(), await nuevo()];
    await mundo.agregar(cubierto.id, proveedorId, { codigo: 'LST-1', costo: '100', principal: true });
    const antes = await costo(cubierto);
    const cambio = await subir(cubierto, suelto);
    const id = await mundo.comparada('Código;Detalle;Precio\nLST-1;Uno;120', proveedorId);
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
    expect(await costo(cubierto)).toContain('120.00');
    expect(await cambio.deshacer()).toEqual({ articulos: 1, quedan: 1 });
    expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA' });
    expect([await costo(cubierto), await costo(suelto)]).toEqual([antes, '100.00 Factura 12']);
  });

  it('and stays where it holds still', async () => {
    const [cubierto, suelto] = [await nuevo(), await nuevo()];
    await subir(cubierto, suelto);
    const otro = await subir(cubierto);
    expect(await otro.deshacer()).toEqual({ articulos: 1, quedan: 0 });
    expect(await costo(cubierto)).toMatch(/^110\.00 /);
  });
});
