import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearClaveApi } from '#acceso/index.ts';
import type { Navegador } from '#acceso/prueba/navegador.ts';
import { sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { deVentas } from './archivo/archivos-de-prueba.ts';
import { alTerminar, importadorDe } from './ayudas-de-prueba.ts';

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
const CON_PRECIO = 'codigo;descripcion;precio\nPR-1;Filtro;100\n';
const SIN_PRECIO = 'codigo;descripcion\nPR-2;Filtro\n';
const VENTAS = deVentas('536365;PR-3;Vendido;2;1/12/2010 08:26;2,55;17850;United Kingdom');

const subir = async (contenido: string, entidad: 'articulos' | 'precios' | 'ventas' = 'articulos') =>
  (await importadorDe(admin, entidad).subir(contenido)).cuerpo;
const hacer = async (id: string, accion: string) => {
  const { version } = (await admin.get(`/api/importaciones/${id}`)).cuerpo;
  return navegador.pedir('POST', `/api/importaciones/${id}/${accion}`, { version });
};

describe('seguridad 3.2 a file that writes prices', () => {
  it('of artículos is rehearsed by whoever may, and neither applied nor taken back without asking who is there', async () => {
    const { id } = await subir(CON_PRECIO);
    expect((await hacer(id, 'validar')).status).toBe(200);
    await alTerminar(admin, id);
    expect(await hacer(id, 'aplicar')).toMatchObject(FALTA);
    expect((await admin.get(`/api/importaciones/${id}`)).cuerpo).toMatchObject({ estado: 'VALIDADA', tarea: null });
    await importadorDe(admin, 'articulos').hacer(id, 'aplicar');
    expect(await hacer(id, 'revertir')).toMatchObject(FALTA);
  });

  it('of sales asks it too', async () => {
    const { id } = await subir(VENTAS, 'ventas');
    expect(await hacer(id, 'aplicar')).toMatchObject(FALTA);
  });

  it('is not asked of a key', async () => {
    const { id, version } = await subir(CON_PRECIO);
    const deClave = await prueba.app.inject({
      method: 'POST',
      url: `/api/importaciones/${id}/aplicar`,
      headers: { authorization: `Bearer ${await crearClaveApi(prueba.db, { email })}` },
      payload: { version },
    });
    expect(deClave.statusCode).toBe(200);
    await alTerminar(admin, id);
  });

  it('is not one that brings none, nor one whose prices become a batch that somebody approves', async () => {
    const sin = await subir(SIN_PRECIO);
    expect((await hacer(sin.id, 'aplicar')).status).toBe(200);
    await alTerminar(admin, sin.id);
    expect((await hacer(sin.id, 'revertir')).status).toBe(200);
    await alTerminar(admin, sin.id);
    const precios = await subir('codigo;precio\nPR-1;130\n', 'precios');
    expect((await hacer(precios.id, 'aplicar')).status).toBe(200);
    await alTerminar(admin, precios.id);
  });
});
