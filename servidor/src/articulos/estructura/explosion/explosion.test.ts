import { explotarEstructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abastecer, crear, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { huellaDe } from '#articulos/estructura/estructuras.repo.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string) => sembrarArticulo(prueba.db, codigo === undefined ? {} : { codigo });

describe('EST-03 EST-05 the explosion', () => {
  it('multiplies quantities and waste, sums shared parts, and rolls the cost up once', async () => {
    const [caja, eje, perno] = await Promise.all([sembrar('EX-CAJA'), sembrar('EX-EJE'), sembrar('EX-PERNO')]);
    await abastecer(prueba.db, persona, [
      [perno, '1000', '2.50'],
      [eje, '3', '99'],
    ]);
    await regir(persona, eje, [una(perno, '4')]);
    const { id } = await regir(persona, caja, [una(eje, '2', { merma: '10' }), una(perno, '1', { merma: '0' })]);
    const { status, cuerpo } = await persona.get(`${ESTRUCTURAS}/${id}/explosion?cantidad=10`);
    expect(status).toBe(200);
    const nodo = (codigo: string) => cuerpo.nodos.find((uno: { codigo: string }) => uno.codigo === codigo);
    expect(cuerpo.nodos.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['EX-CAJA', 'EX-EJE', 'EX-PERNO']);
    expect(nodo('EX-EJE')).toMatchObject({ total: '22', nivel: 1, hoja: false, disponible: '3' });
    // 22 × 4 + 10: both ways down, once each.
    expect(nodo('EX-PERNO')).toMatchObject({ total: '98', nivel: 2, hoja: true, disponible: '1000' });
    expect(nodo('EX-PERNO').costo).toEqual({ propio: '2.50', armado: null, total: '245.00', sinCosto: 0 });
    expect(nodo('EX-EJE').costo).toMatchObject({ propio: '99.00', armado: '10.00' });
    expect(nodo('EX-CAJA').costo).toEqual({ propio: null, armado: '24.50', total: '245.00', sinCosto: 0 });
  });

  it('says no more nor less than its contract, also to who sees neither costs nor stock', async () => {
    const [caja, kit, perno, otro] = await Promise.all([
      sembrar('TC-CAJA'),
      sembrarArticulo(prueba.db, { codigo: 'TC-KIT', tipo: 'KIT' }),
      sembrar('TC-PERNO'),
      sembrar('TC-OTRO'),
    ]);
    await abastecer(prueba.db, persona, [[perno, '7', '2']]);
    await regir(persona, kit, [una(perno, '2')]);
    const { id } = await regir(persona, caja, [una(kit), una(perno, '3', { merma: '5', sustitutos: [otro] })]);
    const ciego = await prueba.cliente({ permisos: ['articulo.ver'] });
    for (const quien of [persona, ciego]) {
      const { status, cuerpo } = await quien.get(`${ESTRUCTURAS}/${id}/explosion?cantidad=2`);
      expect([status, cuerpo.nodos.length]).toEqual([200, 3]);
      expect(explotarEstructura.response.parse(cuerpo)).toEqual(cuerpo);
    }
  });

  it('EST-05 UA-40 rolls up by average, by replacement at the rate of today, or by last purchase, each counted once', async () => {
    const [caja, eje, perno] = await Promise.all([sembrar('CB-CAJA'), sembrar('CB-EJE'), sembrar('CB-PERNO')]);
    await abastecer(prueba.db, persona, [[perno, '10', '2.00']]);
    await abastecer(prueba.db, persona, [[perno, '10', '4.00']]);
    await sql`update articulo set costo_reposicion = 3, costo_reposicion_moneda = 'USD', costo_reposicion_fecha = date_trunc('milliseconds', now()) - interval '1 hour', costo_reposicion_origen = 'Prueba'
              where id = ${perno}`.execute(prueba.db);
    await sql`insert into cotizacion (id, moneda, fecha, valor, fuente) values (gen_random_uuid(), 'USD', current_date - 1, 1000, 'Prueba')`.execute(
      prueba.db,
    );
    await regir(persona, eje, [una(perno, '4')]);
    const { id } = await regir(persona, caja, [una(eje, '2'), una(perno, '1')]);
    const caja9 = async (costo: string) => {
      const { nodos } = (await persona.get(`${ESTRUCTURAS}/${id}/explosion?cantidad=1${costo}`)).cuerpo;
      return nodos.map((nodo: { costo: { armado: string | null; propio: string | null } }) => nodo.costo);
    };
    expect(await caja9('')).toMatchObject([{ armado: '27.00' }, { armado: '12.00' }, { propio: '3.00' }]);
    expect(await caja9('&costo=ULTIMA_COMPRA')).toMatchObject([
      { armado: '36.00' },
      { armado: '16.00' },
      { propio: '4.00' },
    ]);
    expect(await caja9('&costo=REPOSICION')).toMatchObject([
      { armado: '27000.00', total: '27000.00' },
      { armado: '12000.00', total: '24000.00' },
      { propio: '3000.00' },
    ]);
    const { texto } = await persona.get(`${ESTRUCTURAS}/${id}/explosion/exportar?costo=REPOSICION`);
    expect(texto).toContain('Costo unitario (reposición)');
    expect(texto).toMatch(/12000,00|12000\.00/);
  });

  it('EST-05 tells what a component costs now, each time, and not what it cost at the last look', async () => {
    const [caja, perno] = await Promise.all([sembrar('CM-CAJA'), sembrar('CM-PERNO')]);
    const { id } = await regir(persona, caja, [una(perno, '3')]);
    const armado = async () => {
      const { nodos } = (await persona.get(`${ESTRUCTURAS}/${id}/explosion?cantidad=1`)).cuerpo;
      return nodos[0].costo.armado;
    };
    const dichos = [await armado()];
    // Bought for 2, and then as many for 4.
    for (const costo of ['2.00', '4.00']) {
      await abastecer(prueba.db, persona, [[perno, '10', costo]]);
      dichos.push(await armado(), await armado());
    }
    await sql`delete from costo_articulo where articulo_id = ${perno}`.execute(prueba.db);
    expect([...dichos, await armado()]).toEqual([null, '6.00', '6.00', '9.00', '9.00', null]);
  });

  it('EST-05 says nothing of what nobody knows the cost of, and how many pieces below are without one', async () => {
    const [caja, eje, tapa, perno] = await Promise.all(
      ['SC-A', 'SC-B', 'SC-C', 'SC-D'].map((codigo) => sembrar(codigo)),
    );
    await abastecer(prueba.db, persona, [[tapa ?? '', '5', '3']]);
    await regir(persona, eje ?? '', [una(perno ?? '')]);
    const { id } = await regir(persona, caja ?? '', [una(eje ?? ''), una(tapa ?? '')]);
    const { nodos } = (await persona.get(`${ESTRUCTURAS}/${id}/explosion`)).cuerpo;
    const costos = new Map(nodos.map(({ codigo, costo }: { codigo: string; costo: object }) => [codigo, costo]));
    expect(costos.get('SC-A')).toMatchObject({ armado: '3.00', total: '3.00', sinCosto: 1 });
    expect(costos.get('SC-B')).toMatchObject({ armado: null, total: null, sinCosto: 1 });
    expect(costos.get('SC-D')).toMatchObject({ propio: null, total: null, sinCosto: 1 });
    const { texto } = await persona.get(`${ESTRUCTURAS}/${id}/explosion/exportar?vista=TOTALES`);
    expect(texto.trimEnd().split('\r\n').slice(1).toSorted()).toEqual([
      'SC-B;Artículo SC-B;Unidad;1;No;1;0;1;;;1',
      'SC-C;Artículo SC-C;Unidad;1;Sí;1;5;0;3,00;3,00;0',
      'SC-D;Artículo SC-D;Unidad;2;Sí;1;0;1;;;1',
    ]);
  });

  it('INV-71 shows costs only to who may see them, and stock only of where they look', async () => {
    const [caja, eje] = await Promise.all([sembrar(), sembrar()]);
    await abastecer(prueba.db, persona, [[eje, '7', '321.75']]);
    const { id } = await regir(persona, caja, [una(eje)]);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    const { texto } = await vendedor.get(`${ESTRUCTURAS}/${id}/explosion`);
    expect(texto).not.toMatch(/costo|321/);
    expect((await vendedor.get(`${ESTRUCTURAS}/${id}/explosion/exportar`)).texto).not.toMatch(/[Cc]osto|321/);
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Salta');
    const enSalta = (await persona.get(`${ESTRUCTURAS}/${id}/explosion?sucursalId=${sucursalId}`)).cuerpo;
    expect(enSalta.nodos[1].disponible).toBe('0');
    const ciego = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await ciego.get(`${ESTRUCTURAS}/${id}/explosion`)).cuerpo.nodos[1].disponible).toBeNull();
  });

  it('EST-10 optional lines come in when asked, and a draft is read over what is in force', async () => {
    const [caja, eje, perno] = await Promise.all([sembrar(), sembrar(), sembrar()]);
    await regir(persona, eje, [una(perno, '3')]);
    const { id } = (await crear(persona, caja, [una(eje), una(perno, '1', { opcional: true })])).cuerpo;
    const total = async (consulta: string) =>
      (await persona.get(`${ESTRUCTURAS}/${id}/explosion?${consulta}`)).cuerpo.nodos.at(-1).total;
    expect(await total('cantidad=2')).toBe('6');
    expect(await total('cantidad=2&opcionales=true')).toBe('8');
    // Put in force around the draft, it would close a cycle: read today, it is told.
    await regir(persona, perno, [una(caja)]);
    expect(await persona.get(`${ESTRUCTURAS}/${id}/explosion`)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.estructura_ciclica' },
    });
  });

  it('EST-01 what is kept in memory follows every change, of a version below, of a draft, and by hand', async () => {
    const [caja, eje, perno] = await Promise.all([sembrar(), sembrar(), sembrar()]);
    await regir(persona, eje, [una(perno, '3')]);
    const { id } = await regir(persona, caja, [una(eje, '2')]);
    const total = async (cual = id) =>
      (await persona.get(`${ESTRUCTURAS}/${cual}/explosion?cantidad=2`)).cuerpo.nodos.at(-1).total;
    expect([await total(), await total()]).toEqual(['12', '12']);
    await regir(persona, eje, [una(perno, '5')]);
    expect(await total()).toBe('20');
    const borrador = (await crear(persona, caja, [una(eje, '7')])).cuerpo;
    expect(await total(borrador.id)).toBe('70');
    await sql`update estructura_linea set cantidad = 9 where estructura_id = ${borrador.id}`.execute(prueba.db);
    expect(await total(borrador.id)).toBe('90');
    expect(await total()).toBe('20');
  });
});

describe('EST-04 where used', () => {
  it('says every level, with how much, and what may take its place', async () => {
    const [tren, motor, perno, otro] = await Promise.all([
      sembrar('US-TREN'),
      sembrar('US-MOTOR'),
      sembrar('US-PERNO'),
      sembrar('US-OTRO'),
    ]);
    await regir(persona, motor, [una(perno, '8', { sustitutos: [otro] })]);
    await regir(persona, tren, [una(motor, '2'), una(perno, '1')]);
    const usos = async (id: string) => (await persona.get(`/api/articulos/${id}/usos`)).cuerpo.filas;
    expect(await usos(perno)).toMatchObject([
      { codigo: 'US-MOTOR', directo: true, nivel: 1, total: '8', final: false, comoSustituto: false },
      { codigo: 'US-TREN', directo: true, nivel: 2, total: '17', final: true },
    ]);
    // What takes what it stands in for takes it as well, nobody knows how much.
    expect(await usos(otro)).toMatchObject([
      { codigo: 'US-MOTOR', directo: true, nivel: 1, total: null, final: false, comoSustituto: true },
      { codigo: 'US-TREN', directo: false, nivel: 2, total: null, final: true, comoSustituto: false },
    ]);
    expect(await usos(tren)).toEqual([]);
    // As a component one way and as a substitute another, what is known of it is the first.
    const banco = await sembrar('US-BANCO');
    await regir(persona, banco, [una(otro, '3'), una(tren)]);
    expect(await usos(otro)).toMatchObject([
      { codigo: 'US-MOTOR', nivel: 1, total: null },
      { codigo: 'US-TREN', nivel: 2, total: null, final: false },
      { codigo: 'US-BANCO', directo: true, nivel: 3, total: '3', final: true, comoSustituto: false },
    ]);
    expect((await persona.get(`/api/articulos/${uuidv7()}/usos`)).status).toBe(404);
  });
});

describe('a big one', () => {
  const NIVELES = 10;
  const POR_NIVEL = 200;

  /** Ten levels of two hundred artículos, each made of the one below it and of the next: thousands of shared paths. */
  async function sembrarGrande(): Promise<string> {
    const ids = Array.from({ length: NIVELES * POR_NIVEL }, () => uuidv7());
    await sql`
      insert into articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, unidad_id, decimales, iva)
      select id, codigo, codigo, 'Pieza', ${INICIALES.subfamilia}::uuid, ${INICIALES.unidad}::uuid, 0, '21'
      from unnest(${ids}::uuid[], ${ids.map((_, i) => `GRANDE${i}`)}::text[]) as n (id, codigo)`.execute(prueba.db);
    const raiz = await sembrar('GRANDE-RAIZ');
    const cabezas = [raiz, ...ids.slice(0, (NIVELES - 1) * POR_NIVEL)].map((articuloId, i) => ({
      id: uuidv7(),
      articuloId,
      hijos:
        i === 0
          ? ids.slice(0, POR_NIVEL)
          : [ids[i - 1 + POR_NIVEL] ?? '', ids[i + POR_NIVEL] ?? ''].filter((hijo) => hijo !== ''),
    }));
    const lineas = cabezas.flatMap(({ id, hijos }) =>
      [...new Set(hijos)].map((hijo, orden) => ({ id: uuidv7(), estructuraId: id, orden: orden + 1, hijo })),
    );
    await sql`
      insert into estructura (id, articulo_id, tipo, numero, huella)
      select id, articulo_id, 'ARMADO', 1, ${huellaDe([])}::bytea
      from unnest(${cabezas.map(({ id }) => id)}::uuid[], ${cabezas.map(({ articuloId }) => articuloId)}::uuid[])
        as n (id, articulo_id)`.execute(prueba.db);
    await sql`
      insert into estructura_linea (id, estructura_id, orden, componente_id, decimales, cantidad)
      select id, estructura_id, orden, hijo, 0, 1
      from unnest(${lineas.map(({ id }) => id)}::uuid[], ${lineas.map(({ estructuraId }) => estructuraId)}::uuid[],
                  ${lineas.map(({ orden }) => orden)}::int[], ${lineas.map(({ hijo }) => hijo)}::uuid[])
        as n (id, estructura_id, orden, hijo)`.execute(prueba.db);
    await sql`update estructura set desde = clock_timestamp() where desde is null
              and id = any(${cabezas.map(({ id }) => id)}::uuid[])`.execute(prueba.db);
    await sql`analyze estructura, estructura_linea, articulo`.execute(prueba.db);
    return cabezas[0]?.id ?? '';
  }

  it('of 2,000 nodes and 10 levels is read whole, however many paths it has', async () => {
    const id = await sembrarGrande();
    const { cuerpo } = await persona.get(`${ESTRUCTURAS}/${id}/explosion?cantidad=3`);
    // Each once, of some hundred thousand paths; how long it takes is for the benchmarks.
    expect(cuerpo.nodos).toHaveLength(NIVELES * POR_NIVEL + 1);
  });
});
