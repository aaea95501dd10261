import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';
import { accionar, crearNota, NOTAS, sembrarStock } from './ayudas-de-prueba.ts';
import { verificacionesDeVentas } from './verificaciones.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: readonly string[];
let otroDeposito: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  otroDeposito = (await sembrarSucursal(prueba.db, 'Rosario')).depositoId;
  articulos = await Promise.all(
    [0, 0, 2].map((decimales) => sembrarArticulo(prueba.db, { decimales: decimales as 0 })),
  );
  await sembrarStock(
    prueba.db,
    admin.usuarioId,
    articulos.flatMap((articuloId, i) => [
      { articuloId, cantidad: '30', decimales: i === 2 ? 2 : 0 },
      { articuloId, cantidad: '15', decimales: i === 2 ? 2 : 0, depositoId: otroDeposito },
    ]),
  );
});
afterAll(() => prueba.cerrar());

type Paso = {
  readonly nota: number;
  readonly accion: (typeof cicloDeNota.acciones)[number] | 'crear';
  readonly renglones: readonly { readonly cual: number; readonly cantidad: number }[];
  readonly parte: boolean;
};

const paso: fc.Arbitrary<Paso> = fc.record({
  nota: fc.nat(3),
  accion: fc.constantFrom(
    'crear',
    'confirmar',
    'preparar',
    'reservar',
    'finalizar',
    'finalizar',
    'cancelar-saldo',
    'anular',
  ),
  renglones: fc.array(fc.record({ cual: fc.nat(2), cantidad: fc.integer({ min: 1, max: 7 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  parte: fc.boolean(),
});

it('INV-51 INV-52 INV-54 hold after any history of commands, accepted or refused, and the ledger agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 4, maxLength: 18 }), async (pasos) => {
      const notas: Nota[] = [];
      for (const uno of pasos) {
        const respuesta = await dar(uno, notas);
        expect([200, 201, 400, 409]).toContain(respuesta.status);
        if (respuesta.status < 300) guardar(notas, respuesta.cuerpo);
      }
      for (const nota of notas) await comprobar(nota);
      for (const { codigo, consulta } of [...verificacionesDeVentas, ...verificacionesDeStock]) {
        expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

function dar({ nota: cual, accion, renglones, parte }: Paso, notas: readonly Nota[]) {
  const nota = notas[cual % Math.max(notas.length, 1)];
  if (accion === 'crear' || !nota) {
    const pedidos = renglones.map(({ cual: i, cantidad }) => ({
      articuloId: articulos[i] ?? '',
      cantidad: i === 2 ? String(cantidad / 4) : String(cantidad),
    }));
    return crearNota(admin, { renglones: pedidos });
  }
  const elegidos = new Map(renglones.map((r) => [nota.renglones[r.cual % nota.renglones.length]?.id, r.cantidad]));
  const suyos = parte ? { renglones: [...elegidos].map(([renglonId, n]) => ({ renglonId, cantidad: String(n) })) } : {};
  const cuerpos: Record<string, object> = {
    confirmar: { parcial: parte },
    finalizar: { ...suyos, ...(cual === 3 ? { depositoId: otroDeposito } : {}) },
    'cancelar-saldo': { motivo: 'El cliente no espera', ...suyos },
    anular: { motivo: 'El cliente desistió' },
  };
  return accionar(admin, nota, accion, cuerpos[accion]);
}

function guardar(notas: Nota[], nueva: Nota): void {
  const i = notas.findIndex(({ id }) => id === nueva.id);
  if (i === -1) notas.push(nueva);
  else notas[i] = nueva;
}

/** What the last command answered is what anybody reads, and INV-51 holds line by line. */
async function comprobar(nota: Nota): Promise<void> {
  const leida: Nota = (await admin.get(`${NOTAS}/${nota.id}`)).cuerpo;
  expect(leida).toMatchObject({ version: nota.version, estado: nota.estado, totales: nota.totales });
  for (const [i, renglon] of leida.renglones.entries()) {
    expect(renglon).toMatchObject(nota.renglones[i] ?? {});
    const { pedida, entregada, cancelada, reservada } = renglon;
    const pendiente = decimal(pedida).minus(entregada).minus(cancelada);
    expect(pendiente.gte(0)).toBe(true);
    expect(decimal(reservada).lte(pendiente)).toBe(true);
  }
}
