import { ROLES, roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { endpoints } from '@trastienda/nucleo/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarSucursal } from '#prueba/semillas.ts';

// INV-61 over the whole interface: whatever endpoint is added tomorrow is walked here without anybody remembering to.
let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

const guardados = endpoints.filter(({ permiso }) => permiso !== 'publico');
const conPermiso = guardados.filter(({ permiso }) => permiso !== 'con_sesion');

const direccion = ({ path }: Endpoint): string =>
  path.replace(/:(\w+)/g, (_, nombre: string) => (nombre === 'entidad' ? 'articulo' : uuidv7()));

const llamar = (persona: Cliente, endpoint: Endpoint) => {
  const url = direccion(endpoint);
  switch (endpoint.method) {
    case 'GET':
      return persona.get(url);
    case 'DELETE':
      return persona.delete(url, {});
    case 'PATCH':
      return persona.patch(url, {});
    case 'PUT':
      return persona.put(url, {});
    default:
      return persona.post(url, {});
  }
};

it('INV-61 nobody without a session or a key passes any guarded door', async () => {
  expect(guardados.length).toBeGreaterThan(60);
  for (const endpoint of guardados) {
    const respuesta = await prueba.app.inject({ method: endpoint.method, url: direccion(endpoint) });
    expect([endpoint.path, respuesta.statusCode]).toEqual([endpoint.path, 401]);
  }
});

it('INV-61 somebody without any grant is refused by every door that asks for a permission', async () => {
  const nadie = await prueba.cliente({ permisos: [] });
  for (const endpoint of conPermiso) {
    expect([endpoint.method, endpoint.path, (await llamar(nadie, endpoint)).status]).toEqual([
      endpoint.method,
      endpoint.path,
      403,
    ]);
  }
});

describe('INV-61 each role passes exactly the doors of its permissions:', () => {
  it.each(ROLES)('%s', async (rol) => {
    const persona = await prueba.cliente({ rol });
    const suyos: readonly string[] = roles[rol].permisos;
    const equivocadas: string[] = [];
    for (const endpoint of conPermiso) {
      const { status } = await llamar(persona, endpoint);
      // Past the door the empty body or the unknown id is refused in its own way; 403 and 500 are what must not be.
      const paso = status !== 403 && status < 500;
      if (paso !== suyos.includes(endpoint.permiso)) equivocadas.push(`${endpoint.method} ${endpoint.path}: ${status}`);
    }
    expect(equivocadas).toEqual([]);
  });
});

it('INV-61 a grant in one sucursal shows nothing of another in any list of sucursal scope', async () => {
  const otra = await sembrarSucursal(prueba.db, 'Rosario');
  const ajeno = await prueba.cliente({ sucursales: [otra.sucursalId] });
  const admin = await prueba.cliente();
  const central = (await admin.get('/api/tablas-generales/depositos')).cuerpo.filas.find(
    (deposito: { sucursalId: string }) => deposito.sucursalId !== otra.sucursalId,
  );
  const articulo = (await admin.post('/api/articulos', { codigo: 'X-1', descripcion: 'Secreto', precio: '10.00' }))
    .cuerpo;
  const cliente = (await admin.get('/api/clientes?buscar=consumidor')).cuerpo.filas[0];
  const ajuste = await admin.post('/api/stock/ajustes', {
    depositoId: central.id,
    motivo: 'Stock inicial',
    renglones: [{ articuloId: articulo.id, cantidad: '5' }],
  });
  const nota = await admin.post('/api/ventas/notas-de-pedido', {
    clienteId: cliente.id,
    depositoId: central.id,
    renglones: [{ articuloId: articulo.id, cantidad: '1' }],
  });
  expect([ajuste.status, nota.status]).toEqual([201, 201]);

  for (const ruta of ['/api/stock/ajustes', '/api/ventas/notas-de-pedido']) {
    expect((await ajeno.get(ruta)).cuerpo.filas, ruta).toEqual([]);
  }
  for (const ruta of [`/api/stock/ajustes/${ajuste.cuerpo.id}`, `/api/ventas/notas-de-pedido/${nota.cuerpo.id}`]) {
    expect((await ajeno.get(ruta)).status, ruta).toBe(404);
  }
  const anulada = await ajeno.post(`/api/ventas/notas-de-pedido/${nota.cuerpo.id}/anular`, {
    version: 1,
    motivo: 'intruso',
  });
  expect(anulada.status).toBe(404);
});
