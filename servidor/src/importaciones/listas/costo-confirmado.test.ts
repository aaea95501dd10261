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

const frescura = async (id: string) => {
  const { dias, viejo } = (await admin.get(`/api/articulos/${id}/costos`)).cuerpo.frescura;
  return { dias, viejo };
};
const pasanDias = (dias: number) => {
  prueba.reloj.ahora = new Date((prueba.reloj.ahora ?? new Date()).getTime() + dias * 86_400_000);
};
const aplicar = async (proveedorId: string, ...renglones: readonly string[]): Promise<string> => {
  const id = await mundo.comparada(['Código;Detalle;Precio', ...renglones].join('\n'), proveedorId);
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
  return id;
};
const revertir = async (id: string, noRevertidas = 0) =>
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', fallo: null, noRevertidas });

it('PRE-17 GAP-17 a list that says the same cost renews it; taken back, that cost is as old, and of whom, as it was', async () => {
  const proveedorId = await mundo.proveedor({ razonSocial: 'Bosch' });
  const otro = await mundo.proveedor();
  const [igual, aMano, deOtro] = (await Promise.all(['CF-1', 'CF-2', 'CF-3'].map(mundo.articulo))) as [
    string,
    string,
    string,
  ];
  for (const [n, id] of [igual, aMano, deOtro].entries()) {
    if (id === deOtro) await mundo.agregar(id, otro, { codigo: 'DE-OTRO', costo: '100' });
    await mundo.agregar(id, proveedorId, { codigo: `CF-${n + 1}`, costo: '100' });
  }
  await admin.post(`/api/articulos/${aMano}/costos`, { importe: '150', moneda: 'ARS', origen: 'A mano' });
  pasanDias(100);
  const lista = await aplicar(proveedorId, 'CF-1;Igual;100', 'CF-2;Escrito a mano;100', 'CF-3;Principal otro;100');
  expect(await Promise.all([igual, aMano, deOtro].map(frescura))).toEqual([
    { dias: 0, viejo: false },
    { dias: 100, viejo: true },
    { dias: 100, viejo: true },
  ]);
  const reposicion = async () => (await mundo.tratosDe(igual)).reposicion;
  expect(await reposicion()).toMatchObject({ importe: '100.00', origen: 'Bosch · lista.csv' });
  await revertir(lista);
  expect(await frescura(igual)).toEqual({ dias: 100, viejo: true });
  expect(await reposicion()).toMatchObject({ importe: '100.00', origen: 'Bosch' });
});

it('INV-74 PRE-17 whatever the order lists are taken back in, the cost is as old as the last one that still says it', async () => {
  const proveedorId = await mundo.proveedor();
  const id = await mundo.articulo('CP-1');
  await mundo.agregar(id, proveedorId, { codigo: 'CP-1', costo: '90' });
  const listas: string[] = [];
  for (const costo of ['100', '100', '100']) {
    pasanDias(100);
    listas.push(await aplicar(proveedorId, `CP-1;Repuesto;${costo}`));
  }
  const [primera, segunda, tercera] = listas as [string, string, string];
  pasanDias(1);
  expect(await frescura(id)).toEqual({ dias: 1, viejo: false });
  await revertir(segunda, 1);
  expect(await frescura(id)).toEqual({ dias: 1, viejo: false });
  await revertir(tercera);
  expect(await frescura(id)).toEqual({ dias: 201, viejo: true });
  await revertir(primera);
  expect([await frescura(id), (await mundo.tratosDe(id)).reposicion.importe]).toEqual([
    { dias: 301, viejo: true },
    '90.00',
  ]);
});
