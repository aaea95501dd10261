import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

const aplicar = async (id: string) => {
  await mundo.hacer(id, 'validar');
  await mundo.decidir(id, 'marcar', { marca: 'confirmar', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA' });
};

it('GAP-18 PRE-08 discounts that come in several columns are chained, and the next list is read alike: 10 and 5 are 14,5 %', async () => {
  const proveedorId = await mundo.proveedor({ descuentos: ['20'] });
  const n = mundo.numero();
  const articulo = await mundo.articulo(`DC-${n}`);
  const lista = (uno: string, dos: string) =>
    `Código;Precio;DTO 1;DTO 2;BONIF\nDC-${n};1000;${uno};${dos};0\nDC-${n}-B;100;;;\nDC-${n}-C;100;10;ver;\n`;
  const { id, mapeo, muestra } = (await mundo.subir(lista('10', '5'), proveedorId)).cuerpo;
  expect(mapeo).toEqual({ codigo: 0, precio: 1, descuentos: 2, descuento2: 3, descuento3: 4 });
  expect(muestra[0].valores).toMatchObject({ descuentos: '10', descuento2: '5', descuento3: '0' });
  const rechazo = { columna: 'DTO 2', valor: 'ver', motivo: 'Los descuentos van en cadena, por ejemplo 20+10+5.' };
  expect(muestra[2].rechazos).toEqual([rechazo]);
  expect(await mundo.hacer(id, 'validar')).toMatchObject({ estado: 'VALIDADA', leidas: 3, rechazadas: 1 });
  expect(await mundo.lineas(id, 'orden=codigo')).toMatchObject([
    { codigo: `DC-${n}`, descuentos: ['10', '5'], costo: '1000.00', neto: '855.00' },
    { codigo: `DC-${n}-B`, descuentos: ['20'], neto: '80.00' },
  ]);
  await aplicar(id);
  expect(await mundo.tratosDe(articulo)).toMatchObject({ filas: [{ descuentos: ['10', '5'] }] });

  const segunda = (await mundo.subir(lista('10+10', '5'), proveedorId)).cuerpo;
  expect(segunda).toMatchObject({ perfil: `Distribuidora ${n}`, mapeo });
  expect(segunda).not.toHaveProperty('distinta');
  await aplicar(segunda.id);
  expect(await mundo.tratosDe(articulo)).toMatchObject({ filas: [{ descuentos: ['10', '10', '5'] }] });
});

it('GAP-18 one whose only column of discounts was remembered goes on with it, until somebody names the others', async () => {
  const proveedorId = await mundo.proveedor();
  const n = mundo.numero();
  const archivo = (precio: number) => `Código;Precio;DTO 1;DTO 2\nDU-${n};${precio};10+5;5\n`;
  await mundo.articulo(`DU-${n}`);
  const primera = (await mundo.subir(archivo(100), proveedorId)).cuerpo;
  const conUna = { codigo: 0, precio: 1, descuentos: 2 };
  await admin.patch(mundo.ruta(primera.id), { version: primera.version, mapeo: conUna });
  await aplicar(primera.id);

  const segunda = (await mundo.subir(archivo(101), proveedorId)).cuerpo;
  expect(segunda).toMatchObject({ perfil: `Distribuidora ${n}`, mapeo: conUna });
  expect(segunda.mapeo).not.toHaveProperty('descuento2');
  const conDos = { ...conUna, descuento2: 3 };
  await admin.patch(mundo.ruta(segunda.id), { version: segunda.version, mapeo: conDos });
  await mundo.hacer(segunda.id, 'validar');
  expect(await mundo.lineas(segunda.id)).toMatchObject([{ descuentos: ['10', '5', '5'] }]);
  await aplicar(segunda.id);
  expect((await mundo.subir(archivo(102), proveedorId)).cuerpo.mapeo).toEqual(conDos);
});
