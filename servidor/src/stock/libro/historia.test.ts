import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES } from '#stock/ayudas-de-prueba.ts';
import { verificacionesDeStock } from '#stock/verificaciones.query.ts';

let prueba: Prueba;
let admin: Cliente;
let lugares: string[];
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  lugares = [INICIALES.deposito, (await sembrarSucursal(prueba.db, 'Rosario')).depositoId];
});
afterAll(() => prueba.cerrar());

type Paso = {
  readonly articulo: number;
  readonly lugar: number;
  readonly milesimos: number;
  readonly costo: number | null;
  /** Undoes the ajuste applied this many steps ago instead. */
  readonly revierte: number | null;
  readonly diasAtras: number;
};

const paso: fc.Arbitrary<Paso> = fc.record({
  articulo: fc.integer({ min: 0, max: 2 }),
  lugar: fc.integer({ min: 0, max: 1 }),
  milesimos: fc.integer({ min: -9_000, max: 12_000 }).filter((n) => n !== 0),
  costo: fc.option(fc.integer({ min: 0, max: 900_000 })),
  revierte: fc.option(fc.nat(6), { freq: 4 }),
  diasAtras: fc.integer({ min: 0, max: 9 }),
});
const historias = fc.array(fc.array(paso, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 8 });

/** Runs each group of steps at once, as several people would; those the rules refuse simply do not happen. */
async function correr(grupos: readonly (readonly Paso[])[], alTerminarGrupo: () => Promise<void>): Promise<void> {
  const articulos = await Promise.all(
    [0, 1, 2].map((n) => sembrarArticulo(prueba.db, { decimales: 3, permiteNegativo: n === 0 })),
  );
  const aplicados: string[] = [];
  for (const grupo of grupos) {
    await Promise.all(
      grupo.map(async (p) => {
        const previo = p.revierte === null ? undefined : aplicados.at(-1 - p.revierte);
        if (previo !== undefined) return admin.post(`${AJUSTES}/${previo}/revertir`, { version: 2 });
        const { cuerpo } = await admin.post(AJUSTES, aAjuste(p, articulos));
        const { status } = await admin.post(`${AJUSTES}/${cuerpo.id}/aplicar`, { version: 1 });
        if (status === 200) aplicados.push(cuerpo.id);
        return undefined;
      }),
    );
    await alTerminarGrupo();
  }
}

const aAjuste = ({ articulo, lugar, milesimos, costo, diasAtras }: Paso, articulos: readonly string[]) => ({
  depositoId: lugares[lugar],
  motivoId: INICIALES.motivoRotura,
  fechaEfectiva: new Date(Date.now() - diasAtras * 86_400_000).toISOString(),
  renglones: [
    {
      articuloId: articulos[articulo],
      cantidad: decimal(milesimos).div(1000).toFixed(),
      ...(milesimos > 0 && costo !== null ? { costo: decimal(costo).div(10_000).toFixed() } : {}),
    },
  ],
});

const danos = async () => {
  const filas: unknown[] = [];
  for (const { codigo, consulta } of verificacionesDeStock) {
    for (const fila of await consulta(prueba.db)) filas.push({ codigo, fila });
  }
  return filas;
};

describe('over random histories of adjustments and reversals made at the same time', () => {
  it('INV-06 INV-07 INV-14 INV-15 INV-20 every self-check is clean after every round', async () => {
    await fc.assert(
      fc.asyncProperty(historias, async (grupos) => {
        await correr(grupos, async () => expect(await danos()).toEqual([]));
      }),
      { numRuns: 12 },
    );
  });

  it('INV-17 what the books say of an instant is what the balances were at that instant', async () => {
    await fc.assert(
      fc.asyncProperty(historias, async (grupos) => {
        const fotos: { readonly en: string; readonly saldos: Map<string, number> }[] = [];
        await correr(grupos, async () => {
          const { rows } = await sql<{ en: string }>`select clock_timestamp() as en`.execute(prueba.db);
          fotos.push({ en: rows[0]?.en ?? '', saldos: await saldosDe('') });
          // The books are asked to the millisecond.
          await sql`select pg_sleep(0.002)`.execute(prueba.db);
        });
        for (const { en, saldos } of fotos) {
          const entonces = await saldosDe(`&registradoAl=${en}`);
          for (const [par, fisico] of entonces) expect(fisico).toBe(saldos.get(par) ?? 0);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('INV-16 INV-17 what people ask of today is what there is', async () => {
    const hoy = await saldosDe('');
    expect(await saldosDe(`&al=${new Date().toISOString()}`)).toEqual(hoy);
  });
});

async function saldosDe(corte: string): Promise<Map<string, number>> {
  const saldos = new Map<string, number>();
  for (let pagina = 1; ; pagina += 1) {
    const { cuerpo } = await admin.get(`/api/stock/saldos?porPagina=200&pagina=${pagina}${corte}`);
    for (const { articuloId, depositoId, fisico } of cuerpo.filas)
      saldos.set(`${articuloId} ${depositoId}`, Number(fisico));
    if (cuerpo.filas.length < 200) return saldos;
  }
}
