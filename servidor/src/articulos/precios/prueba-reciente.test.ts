import { PRECIOS_SIN_CONFIRMAR } from '@trastienda/nucleo/articulos/contrato.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearClaveApi } from '#acceso/index.ts';
import type { Navegador } from '#acceso/prueba/navegador.ts';
import { sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { cambiarRevisada } from './ayudas-de-prueba.ts';

const LISTAS = '/api/articulos/listas-de-precio';
const CONFIGURACION = '/api/articulos/configuracion-de-precios';
const PRECIOS = '/api/articulos/celdas/precios';
let prueba: Prueba;
let admin: Cliente;
/** Somebody who proved who they are eleven minutes ago. */
let navegador: Navegador;
let email: string;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  const persona = await sembrarConSesion(prueba, { rol: 'administrador' });
  ({ navegador, email } = persona);
  await prueba.pool.query("update sesion set confirmada_en = now() - interval '11 minutes' where usuario_id = $1", [
    persona.id,
  ]);
});
afterAll(() => prueba.cerrar());

const FALTA = { status: 403, cuerpo: { code: 'acceso.falta_confirmacion', data: { conPin: false } } };

describe('seguridad 3.2 prices that are put in a column', () => {
  let serie = 0;
  async function sembrar(cuantos: number) {
    const ids: string[] = [];
    for (let i = 0; i < cuantos; i += 1) {
      serie += 1;
      ids.push(await sembrarArticulo(prueba.db, { codigo: `REC-${serie}` }));
    }
    return {
      ids,
      pedido: { listaId: INICIALES.lista, precios: ids.map((id) => ({ id, antes: '100', valor: '150' })) },
    };
  }
  const precioDe = async (id: string | undefined) => (await admin.get(`/api/articulos/${id}`)).cuerpo.precios[0].neto;

  it('are as many as at the counter without being asked, and one more asks who is there and changes none', async () => {
    const { ids, pedido } = await sembrar(PRECIOS_SIN_CONFIRMAR + 1);
    expect(await navegador.pedir('POST', PRECIOS, pedido)).toMatchObject(FALTA);
    expect(await precioDe(ids[0])).toBe('100.00');
    const menos = { ...pedido, precios: pedido.precios.slice(1) };
    expect(await navegador.pedir('POST', PRECIOS, menos)).toMatchObject({ status: 200 });
    expect([await precioDe(ids[0]), await precioDe(ids.at(-1))]).toEqual(['100.00', '150.00']);
  });

  it('are not asked of a key, nor of who has just proved it', async () => {
    const { pedido } = await sembrar(PRECIOS_SIN_CONFIRMAR + 1);
    const deClave = await prueba.app.inject({
      method: 'POST',
      url: PRECIOS,
      headers: { authorization: `Bearer ${await crearClaveApi(prueba.db, { email })}` },
      payload: pedido,
    });
    expect(deClave.statusCode).toBe(200);
    const vuelta = pedido.precios.map(({ id }) => ({ id, antes: '150', valor: '100' }));
    expect((await admin.post(PRECIOS, { ...pedido, precios: vuelta })).status).toBe(200);
  });
});

describe('seguridad 3.2 what a lista works out', () => {
  const crear = async (nombre: string, resto: object = {}) => (await admin.post(LISTAS, { nombre, ...resto })).cuerpo;
  const DERIVACION = { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '1.2' };
  const cambiar = (id: string, cuerpo: object) => navegador.pedir('PATCH', `${LISTAS}/${id}`, cuerpo);

  it.each([
    ['another coefficient', { derivacion: { ...DERIVACION, coeficiente: '1.3' } }],
    ['another rounding', { derivacion: { ...DERIVACION, paso: '10' } }],
    ['another floor', { margenMinimo: '20' }],
    ['another side of IVA', { incluyeIva: true }],
    ['no formula any more', { derivacion: null }],
  ])('is not changed by %s without asking who is there', async (que, cambio) => {
    const { id, version } = await crear(`Derivada ${que}`, { derivacion: DERIVACION });
    expect(await cambiar(id, { version, ...cambio })).toMatchObject(FALTA);
    expect((await cambiarRevisada(admin, { id, version }, cambio)).status).toBe(200);
  });

  it('is not given to one that was written by hand either', async () => {
    const { id, version } = await crear('Era a mano');
    expect(await cambiar(id, { version, derivacion: DERIVACION })).toMatchObject(FALTA);
  });

  it('stays when the form says again what there is, and its name and its place are nobody’s proof', async () => {
    const { id, version } = await crear('Como estaba', { derivacion: DERIVACION });
    const igual = { derivacion: { ...DERIVACION, coeficiente: '1.20', paso: '0.0', adicional: '0' } };
    const hecho = await cambiar(id, { version, nombre: 'Con otro nombre', orden: 1, ...igual });
    expect(hecho).toMatchObject({ status: 200, cuerpo: { nombre: 'Con otro nombre' } });
    const aMano = await crear('A mano');
    const margen = await cambiar(aMano.id, { version: aMano.version, margenMinimo: '15' });
    expect(margen.status).toBe(200);
  });
});

it('seguridad 3.2 what is demanded of a change of prices is not changed without asking who is there', async () => {
  const { version, aprobacionDeOtro } = (await admin.get(CONFIGURACION)).cuerpo;
  const cambio = { version, aprobacionDeOtro: !aprobacionDeOtro };
  expect(await navegador.pedir('PATCH', CONFIGURACION, cambio)).toMatchObject(FALTA);
  expect((await admin.get(CONFIGURACION)).cuerpo).toEqual(expect.objectContaining({ version, aprobacionDeOtro }));
});
