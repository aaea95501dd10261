import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

it('GAP-18 what is exported of the artículos of a proveedor comes back as its list, by itself, and changes nothing', async () => {
  const proveedorId = await mundo.proveedor({ descuentos: ['20', '10'] });
  const n = mundo.numero();
  const [uno, otro] = [await mundo.articulo(`IV-${n}-1`), await mundo.articulo(`IV-${n}-2`)];
  await mundo.agregar(uno, proveedorId, { codigo: `P1-${n}`, costo: '1250.5', multiplo: '6', minimo: '12' });
  await mundo.agregar(otro, proveedorId, { codigo: `P2-${n}`, costo: '10', moneda: 'USD' });
  const { texto } = await admin.get(`/api/articulos/proveedores/${proveedorId}/articulos/exportar`);
  const { cuerpo } = await mundo.subir(texto, proveedorId);
  const titulos = Object.entries(cuerpo.mapeo).map(([campo, lugar]) => [
    campo,
    cuerpo.columnas[lugar as number].titulo,
  ]);
  expect(Object.fromEntries(titulos)).toEqual({
    codigo: 'Código del proveedor',
    codigoPropio: 'Código nuestro',
    descripcion: 'Descripción',
    precio: 'Costo de lista',
    descuentos: 'Descuentos',
    moneda: 'Moneda',
    multiplo: 'Múltiplo',
  });
  expect(cuerpo.faltan).toEqual([]);
  expect(await mundo.hacer(cuerpo.id, 'validar')).toMatchObject({
    sinCambios: 2,
    crear: 0,
    actualizar: 0,
    rechazadas: 0,
  });
});
