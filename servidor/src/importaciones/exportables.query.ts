import { type Campo, decirValor, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { formatearNumero, nombreDeDocumento, type TipoDeDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { camposDe, type EntidadDeConsola } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { type Relacion, TITULO_DE_RELACION } from '@trastienda/nucleo/importaciones/entidades/equivalencia.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerLista, valoresDeFila } from '#articulos/index.ts';
import type { Db } from '#db/db.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { camposPara } from './articulos/campos-propios.query.ts';
import { elegirLista } from './precios/elegir-lista.ts';

type Fila = Readonly<Record<string, string | null>>;
type Contexto = { readonly lista?: string | undefined; readonly ahora: Date };

/** Everything of an entidad as a file that the importer reads back, whatever its length. */
export async function exportable(db: Db, entidad: EntidadDeConsola, contexto: Contexto): Promise<ArchivoCsv> {
  const campos = Object.entries(camposDe(entidad));
  const propios = await camposPara(db, entidad);
  return archivoCsv<Fila>({
    nombre: `${entidad}.csv`,
    columnas: [
      ...campos.map(
        ([campo, { titulo, clase }]): ColumnaCsv<Fila> => ({
          titulo,
          tipo: clase === 'numero' || clase === 'fecha' ? clase : 'texto',
          valor: (fila) => enPalabras(campo, fila[campo] ?? null),
        }),
      ),
      ...propios.map(
        (campo): ColumnaCsv<Fila> => ({
          titulo: tituloDeCampo(campo),
          tipo: campo.tipo === 'NUMERO' ? 'numero' : campo.tipo === 'FECHA' ? 'fecha' : 'texto',
          valor: (fila) => delCampo(campo, fila[campo.id] ?? null),
        }),
      ),
    ],
    filas: filasDe(db, await CONSULTAS[entidad](db, contexto)),
  });
}

type Consulta = { readonly filas: RawBuilder<Fila> };

const CONSULTAS: Readonly<Record<EntidadDeConsola, (db: Db, contexto: Contexto) => Promise<Consulta>>> = {
  articulos: async (db, { lista, ahora }) => {
    const { id } =
      lista === undefined
        ? definido(await leerLista(db, undefined), 'the default lista')
        : await elegirLista(db, lista);
    return { filas: articulos(id, ahora) };
  },
  codigos: async () => ({ filas: CODIGOS }),
  minimos: async () => ({ filas: MINIMOS }),
  costos: async () => ({ filas: COSTOS }),
  equivalencias: async () => ({ filas: EQUIVALENCIAS }),
  estructuras: async () => ({ filas: ESTRUCTURAS }),
  aplicaciones: async () => ({ filas: APLICACIONES }),
  clientes: async () => ({ filas: CLIENTES }),
  localidades: async () => ({ filas: LOCALIDADES }),
  stock: async () => ({ filas: STOCK }),
  ventas: async () => ({ filas: VENTAS }),
};

const CODIGOS = sql<Fila>`
  select a.codigo, c.valor, c.tipo, p.razon_social as proveedor, trim_scale(c.cantidad_por_lectura)::text as cantidad
    from codigo_articulo c
    join articulo a on a.id = c.articulo_id and a.estado <> 'INACTIVO'
    left join proveedor p on p.id = c.proveedor_id
   order by a.codigo, a.id, c.tipo, c.valor_norm, p.id`;

/** What was said of each depósito in use; of what is not stocked any more, nobody asks. */
const MINIMOS = sql<Fila>`
  select a.codigo, s.codigo || '/' || d.codigo as deposito, trim_scale(k.minimo)::text as minimo,
         trim_scale(k.objetivo)::text as objetivo, trim_scale(k.maximo)::text as maximo, u.ubicacion
    from politica_reposicion k
    full join articulo_ubicacion u on u.articulo_id = k.articulo_id and u.deposito_id = k.deposito_id
    join articulo a on a.id = coalesce(k.articulo_id, u.articulo_id) and a.estado <> 'INACTIVO'
    join deposito d on d.id = coalesce(k.deposito_id, u.deposito_id) and d.activo
    join sucursal s on s.id = d.sucursal_id and s.activa
   order by a.codigo collate "C", a.id, s.codigo, d.codigo, d.id`;

const articulos = (listaId: string, ahora: Date): RawBuilder<Fila> => sql<Fila>`
  select a.codigo, a.descripcion, m.nombre as marca, r.nombre as rubro, f.nombre as familia, s.nombre as subfamilia,
         u.codigo as unidad, a.tipo, a.iva, trim_scale(p.importe)::text as precio,
         p.moneda, a.permite_negativo::text as "permiteNegativo", a.observaciones, c.barras as "codigoDeBarras",
         c.original as "codigoOriginal", c.alternativo as "codigoAlternativo", (${valoresDeFila})::text as campos
    from articulo a
    join subfamilia s on s.id = a.subfamilia_id join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
    join unidad u on u.id = a.unidad_id
    left join marca m on m.id = a.marca_id
    left join lateral (
      select v.importe, l.moneda from precio v join lista_precio l on l.id = v.lista_id where v.lista_id = ${listaId} and v.articulo_id = a.id and v.cantidad_desde = 0
         and v.desde <= ${ahora} order by v.desde desc limit 1) p on true
    left join lateral (
      select string_agg(valor, '|' order by valor) filter (where tipo = 'BARRAS') as barras,
             string_agg(valor, '|' order by valor) filter (where tipo = 'ORIGINAL') as original,
             string_agg(valor, '|' order by valor) filter (where tipo = 'ALTERNATIVO') as alternativo
        from codigo_articulo where articulo_id = a.id) c on true
   where a.estado <> 'INACTIVO' order by a.codigo collate "C", a.id`;

const COSTOS = sql<Fila>`
  select a.codigo, trim_scale(a.costo_reposicion)::text as costo, a.costo_reposicion_moneda as moneda,
         a.costo_reposicion_fecha::text as fecha, a.costo_reposicion_origen as motivo
    from articulo a where a.costo_reposicion is not null and a.estado <> 'INACTIVO' order by a.codigo collate "C", a.id`;

/** Each grupo by the first of its members, which the others are equivalent to; and then what replaces what. */
const EQUIVALENCIAS = sql<Fila>`
  select x.codigo, x.equivalente, m.nombre as marca, x.relacion
    from (
      select 1 as orden, first_value(a.codigo) over del_grupo as codigo, a.codigo as equivalente, a.marca_id,
             'EQUIVALENTE' as relacion, row_number() over del_grupo as lugar, e.grupo_id as id
        from articulo_equivalencia e join articulo a on a.id = e.articulo_id and a.estado <> 'INACTIVO'
      window del_grupo as (partition by e.grupo_id order by a.codigo collate "C", a.id)
      union all
      select 2, a.codigo, o.codigo, o.marca_id, 'LO_REEMPLAZA', 2, a.id
        from articulo_reemplazo r join articulo a on a.id = r.articulo_id and a.estado <> 'INACTIVO'
        join articulo o on o.id = r.por_id and o.estado <> 'INACTIVO') x
    left join marca m on m.id = x.marca_id
   where x.lugar > 1 order by x.orden, x.codigo collate "C", x.id, x.equivalente collate "C"`;

/** What is in force and what is in preparation, line by line; what was is history, and a file says no day to come. */
const ESTRUCTURAS = sql<Fila>`
  select a.codigo, k.codigo as componente, trim_scale(l.cantidad)::text as cantidad, u.codigo as unidad,
         trim_scale(l.merma)::text as merma, l.opcional::text as opcional,
         (select string_agg(x.codigo, ' | ' order by s.orden) from estructura_sustituto s
            join articulo x on x.id = s.articulo_id where s.linea_id = l.id) as sustitutos,
         e.estado, nullif(e.nota, '') as nota
    from estructura e
    join articulo a on a.id = e.articulo_id and a.estado <> 'INACTIVO'
    join estructura_linea l on l.estructura_id = e.id
    join articulo k on k.id = l.componente_id
    join unidad u on u.id = k.unidad_id
   where e.estado in ('VIGENTE', 'BORRADOR') order by a.codigo collate "C", a.id, e.numero, l.orden`;

const APLICACIONES = sql<Fila>`
  select a.codigo, v.marca, v.modelo, nullif(v.motor, '') as motor, x.desde::text as desde, x.hasta::text as hasta,
         nullif(x.nota, '') as nota
    from aplicacion x join articulo a on a.id = x.articulo_id join vehiculo v on v.id = x.vehiculo_id
   where a.estado <> 'INACTIVO'
   order by a.codigo collate "C", a.id, v.marca_norm, v.modelo_norm, v.motor_norm, x.desde, x.hasta, x.nota`;

const CLIENTES = sql<Fila>`
  select c.codigo_externo as "codigoExterno", c.razon_social as "razonSocial", c.documento_tipo as "documentoTipo",
         c.documento_tipo || ' ' || c.documento_numero as documento, c.condicion_iva::text as "condicionIva", c.email,
         c.telefono, l.nombre as lista, d.calle, o.nombre as localidad, p.nombre as provincia,
         nullif(d.codigo_postal, '') as "codigoPostal", c.alerta, c.observaciones
    from cliente c
    left join lista_precio l on l.id = c.lista_id
    left join cliente_domicilio d on d.cliente_id = c.id and d.principal
    left join localidad o on o.id = d.localidad_id
    left join provincia p on p.id = o.provincia_id
   where c.estado <> 'FUSIONADO' and not c.consumidor_final
   order by c.razon_social collate "es-x-icu", c.id`;

const LOCALIDADES = sql<Fila>`
  select p.iso as "provinciaIso", p.nombre as provincia, l.partido, l.nombre, l.codigo_postal as "codigoPostal",
         l.latitud::text as latitud, l.longitud::text as longitud
    from localidad l join provincia p on p.id = l.provincia_id
   order by p.iso, l.nombre collate "es-x-icu", l.id`;

/** What there is now, at its average cost: the opening stock of another company. What keeps numbers, a row for each (ART-24). */
const STOCK = sql<Fila>`
  select a.codigo, s.codigo || '/' || d.codigo as deposito, trim_scale(coalesce(y.cantidad, x.fisico))::text as cantidad,
         trim_scale(round(c.promedio, 4))::text as costo, case when a.control = 'LOTE' then n.numero end as lote,
         to_char(n.vence, 'DD/MM/YYYY') as vencimiento, case when a.control = 'SERIE' then n.numero end as serie,
         case when a.control = 'OBLEA' then n.numero end as oblea
    from saldo_stock x
    join articulo a on a.id = x.articulo_id
    join deposito d on d.id = x.deposito_id join sucursal s on s.id = d.sucursal_id
    left join costo_articulo c on c.articulo_id = x.articulo_id
    left join saldo_numero y on y.articulo_id = x.articulo_id and y.deposito_id = x.deposito_id and y.cantidad > 0
                            and x.control <> 'NINGUNO'
    left join numero_de_stock n on n.id = y.numero_id
   where x.fisico > 0 order by a.codigo collate "C", a.id, s.codigo, d.codigo, n.numero_norm`;

/** What was delivered of each line of the notas; a line that left nothing is no sale. */
const VENTAS = sql<Fila>`
  select coalesce(n.comprobante_externo, 'NP-' || n.numero) as comprobante, r.codigo, r.descripcion,
         trim_scale(r.entregada)::text as cantidad, n.creada_en::text as fecha, trim_scale(r.precio)::text as precio,
         case when c.consumidor_final then null else coalesce(c.codigo_externo, c.documento_numero) end as cliente,
         null as pais
    from nota_renglon r
    join nota_pedido n on n.id = r.nota_id
    join cliente c on c.id = n.cliente_id
   where r.entregada > 0 and r.precio > 0 order by n.numero, r.orden`;

const POR_VEZ = 1_000;

/** The rows of a long answer, some at a time. */
async function* filasDe(db: Db, { filas }: Consulta): AsyncGenerator<Fila> {
  const ejecutor = db.getExecutor();
  const compilada = filas.compile(db);
  for await (const { rows } of ejecutor.stream<Fila>(compilada, POR_VEZ)) yield* rows.map(conSusCampos);
}

const SI_NO: Readonly<Record<string, string>> = { true: 'Sí', false: 'No' };

const PALABRAS: Readonly<Record<string, (valor: string) => string>> = {
  relacion: (relacion) => TITULO_DE_RELACION[relacion as Relacion] ?? relacion,
  permiteNegativo: (valor) => SI_NO[valor] ?? valor,
  opcional: (valor) => SI_NO[valor] ?? valor,
  estado: (valor) => ({ VIGENTE: 'Vigente', BORRADOR: 'Borrador' })[valor] ?? valor,
  iva: (iva) => ({ EXENTO: 'Exento', NO_GRAVADO: 'No gravado' })[iva] ?? iva.replace('.', ','),
  documentoTipo: (tipo) => nombreDeDocumento[tipo as TipoDeDocumento] ?? tipo,
  documento: (texto) => {
    const [tipo = '', numero = ''] = texto.split(' ');
    return formatearNumero(tipo, numero);
  },
  condicionIva: (codigo) => nombreDeCondicion(Number(codigo)),
  fecha: (instante) => fechaHoraTexto(new Date(instante)),
};

/** What is asked of it comes in one text, by the id of each campo; options by their name. */
function conSusCampos(fila: Fila): Fila {
  const { campos } = fila;
  return campos ? { ...fila, ...(JSON.parse(campos) as Fila) } : fila;
}

const delCampo = (campo: Campo, valor: string | null): string | null =>
  valor === null || campo.tipo === 'NUMERO' ? valor : decirValor(campo, valor);

const enPalabras = (campo: string, valor: string | null): string | null =>
  valor === null ? null : (PALABRAS[campo]?.(valor) ?? valor);
