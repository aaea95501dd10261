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

it('ART-21 TD-12 the file of what a list changes has the order and the columns of its table, and each cost its currency', async () => {
  const proveedorId = await mundo.proveedor();
  const [a, b] = await Promise.all(['EX-A', 'EX-B'].map(mundo.articulo));
  await mundo.agregar(a as string, proveedorId, { codigo: 'EX-A', costo: '1000' });
  await mundo.agregar(b as string, proveedorId, { codigo: 'EX-B', costo: '50' });
  const archivo = 'Código;Precio;Moneda\nEX-A;2,00;U$S\nEX-B;55,00;$\nEX-Z;7,00;$\n';
  const id = await mundo.comparada(archivo, proveedorId);
  const exportado = async (consulta: string) => {
    const { texto } = await admin.get(mundo.ruta(id, `/lineas/exportar?${consulta}`));
    return texto.replace('\ufeff', '').trim().split('\r\n');
  };

  expect(await exportado('orden=-codigo&columnas=codigo,antes,neto,estado')).toEqual([
    'Código del proveedor;Moneda anterior;Neto anterior;Moneda;Precio de lista;Descuentos;Neto nuevo;Estado;Quedó como estaba;Va sin',
    'EX-Z;;;ARS;7,00;;7,00;Excluida;;',
    'EX-B;ARS;50,00;ARS;55,00;;55,00;;;',
    'EX-A;ARS;1000,00;USD;2,00;;2,00;Por confirmar;;',
  ]);
  expect(await exportado('columnas=incluir,codigo')).toEqual([
    'Incluida;Código del proveedor',
    'Sí;EX-A',
    'Sí;EX-B',
    'No;EX-Z',
  ]);
  expect((await exportado('orden=-neto&columnas=codigo')).slice(1)).toEqual(['EX-B', 'EX-Z', 'EX-A']);
});
