import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

// Two of each level: of one there is little in Rosario and much elsewhere.
const DE_CADA = [
  { nombre: 'Mucho en otra', promedio: '70', aca: '1', otra: '8' },
  { nombre: 'Más acá', promedio: '110', aca: '3', otra: '1' },
] as const;

let prueba: Prueba;
let persona: Cliente;
let deRosario: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  const rosario = await sembrarSucursal(prueba.db, 'Rosario');
  deRosario = await prueba.cliente({ permisos: ['articulo.ver', 'costo.ver'], sucursales: [rosario.sucursalId] });
  for (const [i, { nombre, promedio, aca, otra }] of DE_CADA.entries()) {
    const nodo = async (nivel: string, padre: object) =>
      (await persona.post(`/api/articulos/${nivel}`, { codigo: `V${i}`, nombre, ...padre })).cuerpo.id;
    const familiaId = await nodo('familias', { rubroId: await nodo('rubros', {}) });
    const subfamiliaId = await nodo('subfamilias', { familiaId });
    const articulo = { codigo: `V${i}`, descripcion: nombre, subfamiliaId };
    const articulo_id = (await persona.post('/api/articulos', articulo)).cuerpo.id;
    await persona.post(`/api/articulos/${articulo_id}/costos`, { importe: '200', origen: 'Factura' });
    const cantidad = Number(aca) + Number(otra);
    const valor = `${cantidad * Number(promedio)}`;
    await prueba.db
      .insertInto('costo_articulo')
      .values({ articulo_id, cantidad: `${cantidad}`, valor, promedio })
      .execute();
    const saldo = { articulo_id, permite_negativo: false, reservado: '0' };
    await prueba.db
      .insertInto('saldo_stock')
      .values([
        { ...saldo, deposito_id: rosario.depositoId, fisico: aca },
        { ...saldo, deposito_id: INICIALES.deposito, fisico: otra },
      ])
      .execute();
  }
});
afterAll(() => prueba.cerrar());

it.each(['rubros', 'familias', 'subfamilias'])(
  'INV-71 %s are worth what there is where who asks may see costs: in their order and in their file too',
  async (nivel) => {
    const filas = async (quien: Cliente) =>
      (await quien.get(`/api/articulos/${nivel}?orden=-valor`)).cuerpo.filas.slice(0, 2);
    expect(await filas(deRosario)).toMatchObject([
      { nombre: 'Más acá', valor: '330.00', reposicion: '600.00', brecha: '270.00' },
      { nombre: 'Mucho en otra', valor: '70.00', reposicion: '200.00', brecha: '130.00' },
    ]);
    expect(await filas(persona)).toMatchObject([
      { nombre: 'Mucho en otra', valor: '630.00', reposicion: '1800.00' },
      { nombre: 'Más acá', valor: '440.00', reposicion: '800.00' },
    ]);
    const sola = await deRosario.get(`/api/articulos/${nivel}?buscar=V0`);
    expect(sola.cuerpo.filas).toMatchObject([{ valor: '70.00' }]);
    const { texto } = await deRosario.get(`/api/articulos/${nivel}/exportar`);
    expect(texto).toContain('330,00');
    expect(texto).not.toMatch(/630|1\.?800/);
  },
);

it('CLA-06 a tree of more subfamilias than are told by name says of each node what hangs from it, and from no other', async () => {
  await sql`
    insert into subfamilia (id, familia_id, codigo, nombre)
    select gen_random_uuid(), f.id, 'S' || n, f.nombre || ', subfamilia ' || n
    from familia f, generate_series(1, 1100) n where f.codigo = 'V0'`.execute(prueba.db);
  const mios = async (nivel: string, consulta: string) =>
    (await deRosario.get(`/api/articulos/${nivel}?orden=codigo${consulta}`)).cuerpo.filas.filter(
      ({ codigo }: { codigo: string }) => codigo.startsWith('V'),
    );
  const dos = [
    { codigo: 'V0', articulos: 1, valor: '70.00', reposicion: '200.00' },
    { codigo: 'V1', articulos: 1, valor: '330.00', reposicion: '600.00' },
  ];
  for (const nivel of ['rubros', 'familias']) {
    expect(await mios(nivel, '')).toMatchObject(dos);
    expect(await mios(nivel, '&buscar=V1')).toMatchObject(dos.slice(1));
  }
});
