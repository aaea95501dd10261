import { afterAll, beforeAll, expect, it } from 'vitest';
import { abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('EST-06 INV-25 of a kit that takes the same by two ways there are as many as are sold, its waste rounded once', async () => {
  const [fuera, dentro, perno] = await Promise.all([
    sembrarArticulo(prueba.db, { codigo: 'KDV-FUERA', tipo: 'KIT' }),
    sembrarArticulo(prueba.db, { codigo: 'KDV-DENTRO', tipo: 'KIT' }),
    sembrarArticulo(prueba.db, { codigo: 'KDV-PERNO' }),
  ]);
  const conMerma = una(perno, '1', { merma: '10' });
  await regir(persona, dentro, [conMerma]);
  const { id } = await regir(persona, fuera, [conMerma, una(dentro)]);
  await abastecer(prueba.db, persona, [[perno, '9', '1']]);
  const { cuerpo: plan } = await persona.get(`${ESTRUCTURAS}/${id}/armado?cantidad=1`);
  const { cuerpo: enVenta } = await persona.get(`/api/ventas/kits/${fuera}?depositoId=${INICIALES.deposito}`);
  expect([plan.cuantos, enVenta.disponible]).toEqual(['4', '4']);
});

it('EST-03 EST-07 a kit inside of something has as many as what it takes reaches for, on screen and in the file', async () => {
  const { sucursalId, depositoId } = await sembrarSucursal(prueba.db, 'Rafaela');
  const [bomba, kit, perno, arandela] = await Promise.all([
    sembrarArticulo(prueba.db, { codigo: 'KPD-BOMBA' }),
    sembrarArticulo(prueba.db, { codigo: 'KPD-KIT', tipo: 'KIT' }),
    sembrarArticulo(prueba.db, { codigo: 'KPD-PERNO' }),
    sembrarArticulo(prueba.db, { codigo: 'KPD-ARANDELA' }),
  ]);
  await regir(persona, kit, [una(perno, '4'), una(arandela, '1', { opcional: true })]);
  const { id } = await regir(persona, bomba, [una(kit, '2'), una(arandela)]);
  await abastecer(prueba.db, persona, [[perno, '21', '1']]);
  // What is in one depósito does not go together with what is in another.
  await abastecer(prueba.db, persona, [[perno, '7', '1']], depositoId);
  const delKit = async (lugar: string, quien = persona) =>
    (await quien.get(`${ESTRUCTURAS}/${id}/explosion?cantidad=2${lugar}`)).cuerpo.nodos.find(
      ({ codigo }: { codigo: string }) => codigo === 'KPD-KIT',
    );
  expect(await delKit('')).toMatchObject({ total: '4', disponible: '6', hoja: false });
  expect(await delKit(`&sucursalId=${sucursalId}`)).toMatchObject({ disponible: '1' });
  expect(await delKit(`&depositoId=${INICIALES.deposito}`)).toMatchObject({ disponible: '5' });
  const deAca = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [INICIALES.sucursal] });
  expect(await delKit('', deAca)).toMatchObject({ disponible: '5' });
  const sinStock = await prueba.cliente({ permisos: ['articulo.ver'] });
  expect(await delKit('', sinStock)).toMatchObject({ disponible: null });

  const { texto } = await persona.get(`${ESTRUCTURAS}/${id}/explosion/exportar?vista=TOTALES&cantidad=2`);
  const celdas = texto.split('\r\n').find((fila) => fila.startsWith('KPD-KIT;'));
  expect(celdas).toContain('KPD-KIT;Artículo KPD-KIT;Unidad;1;No;4;6;0;');
});

it('EST-07 kits that lack something are counted at once, however many ways lead from one to another', async () => {
  const perno = await sembrarArticulo(prueba.db, { codigo: 'KMV-PERNO' });
  const tuerca = await sembrarArticulo(prueba.db, { codigo: 'KMV-TUERCA' });
  await abastecer(prueba.db, persona, [[tuerca, '100', '1']]);
  const sembrarNivel = (nivel: number) =>
    Promise.all(
      ['A', 'B', 'C'].map((letra) => sembrarArticulo(prueba.db, { codigo: `KMV-${nivel}${letra}`, tipo: 'KIT' })),
    );
  // Three kits on each level, each of the three below: over thirty million ways from all of them to the perno.
  let debajo = [perno];
  for (let nivel = 15; nivel > 0; nivel -= 1) {
    const estos = await sembrarNivel(nivel);
    const lineas = [tuerca, ...debajo].map((id) => una(id));
    for (const kit of estos) await regir(persona, kit, lineas);
    debajo = estos;
  }
  const antes = await persona.get('/api/articulos/vistas');
  expect(antes.status, antes.texto).toBe(200);
  const { cuerpo } = await persona.get(`/api/articulos?buscar=KMV&conStock=true`);
  expect(cuerpo.filas).toEqual([]);
});
