import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';

let prueba: Prueba;
let admin: Cliente;
let stock: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  stock = importadorDe(admin, 'stock');
});
afterAll(async () => {
  for (const { titulo, consulta } of verificacionesDeStock) expect(await consulta(prueba.db), titulo).toEqual([]);
  await prueba.cerrar();
});

async function sembrar(control: string, codigo: string): Promise<string> {
  const id = await sembrarArticulo(prueba.db, { codigo });
  const { status } = await admin.put(`/api/articulos/${id}/control`, { version: 1, control });
  expect(status).toBe(200);
  return id;
}
const TITULOS = 'codigo;deposito;cantidad;costo;lote;vencimiento;serie;oblea';
const importar = async (...filas: readonly string[]) =>
  (await stock.importar([TITULOS, ...filas, ''].join('\n'))).cuerpo;
const motivos = async (id: string) =>
  (await stock.filas(id)).cuerpo.filas.flatMap(({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
    rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
  );
const donde = async (articuloId: string) =>
  (await admin.get(`/api/stock/numeros?articuloId=${articuloId}`)).cuerpo.filas.map(
    (fila: { numero: string; vence: string | null; lugares: readonly { cantidad: string; deposito: string }[] }) => [
      ...[fila.numero, fila.vence],
      ...fila.lugares.map(({ cantidad, deposito }) => `${cantidad} ${deposito}`),
    ],
  );

describe('ART-24 a file of opening stock that names lots, serial numbers and obleas', () => {
  it('brings each one in where it says, with its cost and its day', async () => {
    const [serie, lote, oblea] = [
      await sembrar('SERIE', 'IS-1'),
      await sembrar('LOTE', 'IL-1'),
      await sembrar('OBLEA', 'IO-1'),
    ];
    const cuerpo = await importar(
      'IS-1;SALON;1;100;;;SN-1;',
      'IS-1;SALON;1;100;;;SN-2;',
      'IS-1;SALON;1;130;;;SN-3;',
      'IL-1;SALON;4;10;L-1;1/3/2027;;',
      'IL-1;SALON;2;10;L-2;;;',
      'IO-1;SALON;1;;;;;RD 1',
    );
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 6, rechazadas: 0 });
    expect(await donde(serie)).toEqual([
      ['SN-1', null, '1 Salón'],
      ['SN-2', null, '1 Salón'],
      ['SN-3', null, '1 Salón'],
    ]);
    expect(await donde(lote)).toEqual([
      ['L-1', '2027-03-01', '4 Salón'],
      ['L-2', null, '2 Salón'],
    ]);
    expect(await donde(oblea)).toEqual([['RD 1', null, '1 Salón']]);
    const costo = await prueba.db
      .selectFrom('costo_articulo')
      .select('promedio')
      .where('articulo_id', '=', serie)
      .executeTakeFirstOrThrow();
    expect(Number(costo.promedio)).toBe(110);
    const texto = await text(escribirCsv(await exportable(prueba.db, 'stock', { ahora: new Date() })));
    expect(texto).toContain('IL-1;CENTRAL/SALON;4;10;L-1;01/03/2027;;');
    expect(texto).toContain('IO-1;CENTRAL/SALON;1;0;;;;RD 1');
  });

  it('leaves out, with its reason, each row that does not name what its artículo asks, and brings the rest', async () => {
    const otra = await sembrarSucursal(prueba.db, 'Rosario');
    const { rows } = await prueba.pool.query(
      "select s.codigo || '/' || d.codigo as codigo from deposito d join sucursal s on s.id = d.sucursal_id where d.id = $1",
      [otra.depositoId],
    );
    const rosario = rows[0].codigo;
    const [serie] = [await sembrar('SERIE', 'IS-2'), await sembrar('LOTE', 'IL-2'), await sembrar('OBLEA', 'IO-2')];
    await sembrarArticulo(prueba.db, { codigo: 'IN-2' });
    const cuerpo = await importar(
      'IS-2;CENTRAL/SALON;1;;;;A1;',
      'IS-2;CENTRAL/SALON;1;;;;;',
      'IS-2;CENTRAL/SALON;1;;L1;;;',
      'IS-2;CENTRAL/SALON;2;;;;A2;',
      `IS-2;${rosario};1;;;;a-1;`,
      'IN-2;CENTRAL/SALON;1;;;;A3;',
      'IL-2;CENTRAL/SALON;2;;L1;1/3/2027;;',
      `IL-2;${rosario};2;;L1;1/4/2027;;`,
      `IL-2;CENTRAL/SALON;2;;l-1;;;`,
      'IO-2;CENTRAL/SALON;1;;;;;RD 1',
      'IS-2;CENTRAL/SALON;0;;;;;',
    );
    expect(await motivos(cuerpo.id)).toEqual([
      '3: Falta el número de serie: este artículo los lleva.',
      '4: Este artículo se controla por número de serie.',
      '5: Cada número es de una sola unidad: poné 1, y una fila por unidad.',
      '6: Repite el número de la fila 2.',
      '7: Este artículo no lleva lotes, números de serie ni obleas.',
      '9: Ese lote ya tiene otro vencimiento.',
      '10: Repite el número de la fila 8.',
      '11: Esa oblea ya es de otro artículo.',
    ]);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2, sinCambios: 1, rechazadas: 8 });
    expect(await donde(serie)).toEqual([['A1', null, '1 Salón']]);
    const despues = await importar(`IS-2;${rosario};1;;;;A1;`);
    expect(await motivos(despues.id)).toEqual(['2: Ese número ya está en stock.']);
  });
});
