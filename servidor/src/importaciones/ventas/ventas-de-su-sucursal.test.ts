import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deVentas } from '#importaciones/archivo/archivos-de-prueba.ts';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let enCentral: Cliente;
let enRosario: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  [admin, enCentral, enRosario] = await Promise.all([
    prueba.cliente(),
    prueba.cliente({ sucursales: [INICIALES.sucursal] }),
    prueba.cliente({ sucursales: [rosario.sucursalId] }),
  ]);
});
afterAll(() => prueba.cerrar());

const ARCHIVO = deVentas('536365;85123A;WHITE HOLDER;6;1/12/2010 08:26;2,55;17850;United Kingdom');
const traer = async (quien: Cliente, depositoId?: string) => {
  const ventas = importadorDe(quien, 'ventas');
  const { id } = (await ventas.subir(ARCHIVO)).cuerpo;
  if (depositoId) expect((await ventas.cambiar(id, { opciones: { depositoId } })).status).toBe(200);
  return id as string;
};
const estado = async (quien: Cliente, id: string, resto = '') =>
  (await quien.get(`/api/importaciones/${id}${resto}`)).status;
const ve = async (quien: Cliente, id: string) =>
  (await quien.get('/api/importaciones?porPagina=200')).cuerpo.filas.some((una: { id: string }) => una.id === id);

describe('a file of sales is of the sucursal its notas go to', () => {
  it('and does not exist for whoever imports in another one: neither in the list, nor its parts, nor what is done to it', async () => {
    const id = await traer(admin, rosario.depositoId);
    expect([await ve(admin, id), await ve(enRosario, id), await ve(enCentral, id)]).toEqual([true, true, false]);
    const { total } = (await enCentral.get('/api/importaciones?entidad=ventas')).cuerpo;
    expect(total).toBe(0);
    for (const resto of ['', '/filas', '/filas/exportar', '/archivo', '/rechazos']) {
      expect(await estado(enRosario, id, resto), resto).toBe(200);
      expect(await estado(enCentral, id, resto), resto).toBe(404);
    }
    expect((await enCentral.get('/api/importaciones/exportar')).texto).not.toContain('ventas');
    const { version } = (await admin.get(`/api/importaciones/${id}`)).cuerpo;
    for (const accion of ['validar', 'aplicar', 'descartar', 'cancelar']) {
      expect((await enCentral.post(`/api/importaciones/${id}/${accion}`, { version })).status, accion).toBe(404);
    }
    expect((await enCentral.patch(`/api/importaciones/${id}`, { version, opciones: {} })).status).toBe(404);
    const perfil = { importacionId: id, nombre: 'De otra' };
    expect((await enCentral.post('/api/importaciones/perfiles', perfil)).status).toBe(404);
    expect((await enRosario.post(`/api/importaciones/${id}/descartar`, { version })).status).toBe(200);
  });

  it('until it names a depósito it is also of whoever brought it, who cannot hand it to a sucursal of others', async () => {
    const id = await traer(enRosario);
    expect([await ve(enRosario, id), await ve(enCentral, id)]).toEqual([true, true]);
    const ventas = importadorDe(enRosario, 'ventas');
    expect((await ventas.cambiar(id, { opciones: { depositoId: INICIALES.deposito } })).status).toBe(403);
    expect((await ventas.cambiar(id, { opciones: { depositoId: rosario.depositoId } })).status).toBe(200);
    expect([await ve(enRosario, id), await ve(enCentral, id)]).toEqual([true, false]);
  });

  it('files of anything else are of the whole business', async () => {
    const { id } = (await importadorDe(enRosario, 'articulos').subir('codigo;descripcion\nT-1;T\n')).cuerpo;
    expect([await ve(enCentral, id), await estado(enCentral, id)]).toEqual([true, 200]);
  });
});
