import { CAMPOS_DE_FILTRO } from '@trastienda/nucleo/articulos/contrato.ts';
import { leerFiltros } from '@trastienda/nucleo/comun/filtros.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearHacedor } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { porCampo } from './filtros-de-campo.sql.ts';

const A = '/api/articulos';
let prueba: Prueba;
let persona: Cliente;
const ids: Record<string, string> = {};
let rojo = '';
let azul = '';
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  const hacer = crearHacedor(() => persona);
  const { rubro, subfamilia } = await hacer.arbol();
  const definir = async (nombre: string, tipo: string, mas: object = {}) => {
    const { cuerpo } = await persona.post(`${A}/campos`, { nombre, tipo, nivel: 'rubro', nodoId: rubro.id, ...mas });
    ids[nombre] = cuerpo.id;
    return cuerpo;
  };
  await definir('Diámetro', 'NUMERO', { unidad: 'mm', decimales: 1 });
  [rojo, azul] = (await definir('Color', 'LISTA', { opciones: [{ nombre: 'Rojo' }, { nombre: 'Azul' }] })).opciones.map(
    ({ id }: { id: string }) => id,
  );
  await definir('Rosca', 'TEXTO');
  await definir('Vence', 'FECHA');
  await definir('Original', 'SI_NO');
  const nuevo = async (codigo: string, dicho: Record<string, string>) => {
    const campos = Object.fromEntries(Object.entries(dicho).map(([nombre, valor]) => [ids[nombre], valor]));
    const cuerpo = { codigo, descripcion: codigo, subfamiliaId: subfamilia.id, campos };
    expect((await persona.post(A, cuerpo)).status).toBe(201);
  };
  await nuevo('UNO', { Diámetro: '9.5', Color: rojo, Rosca: 'M14 × 1,5', Vence: '2026-05-01', Original: 'true' });
  await nuevo('DOS', { Diámetro: '10', Color: azul, Rosca: 'Métrica', Original: 'false' });
  await nuevo('TRES', {});
  await persona.post(A, { codigo: 'FUERA', descripcion: 'De otro rubro' });
});
afterAll(() => prueba.cerrar());

const FILTROS: readonly [string, string, string, readonly string[]][] = [
  ['campoNumero', 'Diámetro', 'entre:9.5,9.9', ['UNO']],
  ['campoNumero', 'Diámetro', 'entre:9.6,', ['DOS']],
  ['campoNumero', 'Diámetro', 'vacio', ['TRES']],
  ['campoNumero', 'Diámetro', 'lleno', ['DOS', 'UNO']],
  ['campoTexto', 'Rosca', 'contiene:metri', ['DOS']],
  ['campoTexto', 'Rosca', 'empieza:m14', ['UNO']],
  ['campoTexto', 'Rosca', 'igual:métrica', ['DOS']],
  ['campoFecha', 'Vence', 'entre:2026-05-01,2026-05-01', ['UNO']],
  ['campoFecha', 'Vence', 'entre:2026-05-02,', []],
  ['campoLista', 'Original', 'uno:true', ['UNO']],
  ['campoLista', 'Original', 'uno:true,false', ['DOS', 'UNO']],
];

describe('ART-18 campos in the table', () => {
  it.each(FILTROS)('TD-07 %s of %s, %s', async (clase, nombre, pide, esperados) => {
    const { cuerpo } = await persona.get(`${A}?filtros=${encodeURIComponent(`${clase}-${ids[nombre]}:${pide}`)}`);
    expect(cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(esperados);
  });

  it.each([
    ['campoNumero', 'Diámetro', ['UNO', 'DOS']],
    // As its options are listed.
    ['campoLista', 'Color', ['UNO', 'DOS']],
    ['campoTexto', 'Rosca', ['UNO', 'DOS']],
    ['campoLista', 'Original', ['DOS', 'UNO']],
    ['campoFecha', 'Vence', ['UNO']],
  ])('TD-06 goes by %s of %s, what says nothing of it at the end', async (clase, nombre, dicen) => {
    const enOrden = async (orden: string) =>
      (await persona.get(`${A}?orden=${orden}`)).cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);
    const callan = ['DOS', 'FUERA', 'TRES', 'UNO'].filter((codigo) => !dicen.includes(codigo));
    expect(await enOrden(`${clase}-${ids[nombre]}`)).toEqual([...dicen, ...callan]);
    expect(await enOrden(`-${clase}-${ids[nombre]}`)).toEqual([...dicen.toReversed(), ...callan]);
  });

  it('the value of a list is asked by its option, and a row shows its name', async () => {
    const { filas } = (await persona.get(`${A}?filtros=campoLista-${ids.Color}:uno:${rojo}`)).cuerpo;
    expect(filas).toHaveLength(1);
    expect(filas[0].campos).toEqual({
      ...{ [ids.Diámetro ?? '']: '9.5', [ids.Color ?? '']: 'Rojo', [ids.Rosca ?? '']: 'M14 × 1,5' },
      ...{ [ids.Vence ?? '']: '2026-05-01', [ids.Original ?? '']: 'true' },
    });
  });

  it('ART-21 come in files, all of them or those that are asked for, and on paper when they are', async () => {
    const columnas = `codigo,campoNumero-${ids.Diámetro},campoLista-${ids.Color},campoLista-${ids.Original},campoFecha-${ids.Vence}`;
    const { texto } = await persona.get(`${A}/exportar?buscar=UNO&columnas=${columnas}`);
    expect(texto.replace('\uFEFF', '').split(/\r?\n/).slice(0, 2)).toEqual([
      'Código;Diámetro (mm);Color;Original;Vence',
      'UNO;9,5;Rojo;Sí;01/05/2026',
    ]);
    const todas = (await persona.get(`${A}/exportar?buscar=UNO`)).texto.replace('\uFEFF', '').split(/\r?\n/);
    expect(todas[0]).toMatch(/;Tipo;Stock total;En tránsito;Modificado;Color;Diámetro \(mm\);Original;Rosca;Vence$/);
    expect(todas[1]).toMatch(/;Rojo;9,5;Sí;M14 × 1,5;01\/05\/2026$/);
    expect((await persona.get(`${A}/exportar-pdf?columnas=${columnas}`)).status).toBe(200);
  });

  it('with thousands of artículos each filter is found by an index', async () => {
    await prueba.db.transaction().execute(async (tx) => {
      await sql`
        insert into articulo (id, codigo, codigo_norm, descripcion, tipo, subfamilia_id, unidad_id, decimales, iva)
        select gen_random_uuid(), 'G' || n, 'G' || n, 'Muchos', 'PRODUCTO', s.subfamilia_id, s.unidad_id, 0, '21'
        from generate_series(1, 4000) n, (select subfamilia_id, unidad_id from articulo where codigo = 'UNO') s`.execute(
        tx,
      );
      await sql`
        insert into articulo_campo (articulo_id, campo_id, tipo, decimales, valor)
        select a.id, c.id, c.tipo, c.decimales,
               case c.tipo when 'NUMERO' then substr(a.codigo, 2)::int::text when 'TEXTO' then 'Rosca ' || a.codigo
                 when 'FECHA' then ('2000-01-01'::date + substr(a.codigo, 2)::int)::text when 'SI_NO' then 'false' end
        from articulo a, campo c where a.descripcion = 'Muchos' and c.tipo <> 'LISTA'`.execute(tx);
      await sql`analyze articulo`.execute(tx);
      await sql`analyze articulo_campo`.execute(tx);
      for (const [clase, nombre, pide] of FILTROS.filter(([, , pide]) => !/lleno|false/.test(pide))) {
        const [condicion] = leerFiltros(`${clase}-${ids[nombre]}:${pide}`, CAMPOS_DE_FILTRO) ?? [];
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select a.id from articulo a where a.estado <> 'INACTIVO' and ${porCampo(condicion!)}
          order by a.codigo collate "C" limit 50`.execute(tx);
        const plan = rows.map((fila) => fila['QUERY PLAN']).join('\n');
        // Those who say nothing are asked one by one: a set of all the others may not fit in memory.
        if (pide === 'vacio') {
          expect(plan).toContain('Anti Join');
          continue;
        }
        expect(plan, `${nombre} ${pide}`).toMatch(/articulo_campo_(valor|numero|palabras|pkey)/);
        expect(plan, `${nombre} ${pide}`).not.toContain('Seq Scan on articulo_campo');
      }
    });
  });
});
