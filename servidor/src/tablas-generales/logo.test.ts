import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen, PDF } from '#prueba/archivos.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const rutaDe = (id: string) => `/api/tablas-generales/sucursales/${id}/logo`;
const logo = async (fondo: string) => ({
  nombre: 'logo.png',
  contenido: await imagen(300, 90, fondo).png().toBuffer(),
});
const ver = (url: string, quien: Cliente) =>
  prueba.app.inject({ url, headers: { 'x-prueba-usuario': quien.usuarioId } });

describe('TAB-03 the logo of a sucursal', () => {
  it('is one: another takes its place, and everybody who works there sees it', async () => {
    const uno = await admin.subir(rutaDe(INICIALES.sucursal), {}, await logo('#102030'));
    expect(uno.status).toBe(200);
    expect(uno.cuerpo.logo).toMatch(new RegExp(`^${rutaDe(INICIALES.sucursal)}\\?v=[0-9a-f]{32}$`));
    const otro = await admin.subir(rutaDe(INICIALES.sucursal), {}, await logo('#a0b0c0'));
    expect(otro.cuerpo.logo).not.toBe(uno.cuerpo.logo);
    const vende = await prueba.cliente({ permisos: ['nota.ver'] });
    const visto = await ver(`${otro.cuerpo.logo}&tamano=chica`, vende);
    expect(visto.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': /immutable/ });
    const { filas } = (await admin.get('/api/tablas-generales/sucursales')).cuerpo;
    expect(filas[0].logo).toBe(otro.cuerpo.logo);
  });

  it('two put at once: one stays', async () => {
    const respuestas = await Promise.all(
      ['#111111', '#222222'].map(async (fondo) => admin.subir(rutaDe(INICIALES.sucursal), {}, await logo(fondo))),
    );
    expect(respuestas.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ver(rutaDe(INICIALES.sucursal), admin)).statusCode).toBe(200);
  });

  it('is a picture, and only who may edit that sucursal changes it', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Norte');
    const documento = await admin.subir(rutaDe(sucursalId), {}, { nombre: 'logo.pdf', contenido: PDF });
    expect(documento.cuerpo.code).toBe('adjuntos.no_se_admite');
    const deAqui = await prueba.cliente({ permisos: ['tabla.editar'], sucursales: [INICIALES.sucursal] });
    expect((await deAqui.subir(rutaDe(sucursalId), {}, await logo('#333333'))).status).toBe(403);
    expect((await deAqui.subir(rutaDe(INICIALES.sucursal), {}, await logo('#444444'))).status).toBe(200);
    expect((await deAqui.delete(rutaDe(sucursalId))).status).toBe(403);
    expect((await admin.delete(rutaDe(INICIALES.sucursal))).cuerpo.logo).toBeNull();
    expect((await admin.delete(rutaDe(INICIALES.sucursal))).status).toBe(404);
    expect((await ver(rutaDe(INICIALES.sucursal), admin)).statusCode).toBe(404);
  });
});
