import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { listarCampos } from '#articulos/campos/campos.query.ts';
import { columnasDeCamposEnPapel } from '#articulos/campos/columnas-de-campos.ts';
import { exigirMarco, seleccionar } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';
import { elegirColumnas } from '#http/exportacion.ts';
import type { ArchivoPdf } from '#http/papel/pdf.ts';
import { archivoDeTabla } from '#http/papel/tabla.ts';
import { columnasEnPapel } from './columnas-en-papel.ts';
import { filtrosEnPapel } from './filtros-en-papel.ts';
import { leerSucursales } from './sucursales.query.ts';
import { cuantosArticulos, tandasEnPapel } from './tandas-en-papel.ts';

type Pedido = ConsultaDeArticulos & { readonly columnas?: string | undefined };

/** Exactly what the filter shows, with the columns the table shows, in their order (ART-21). */
export async function exportarEnPdf(consulta: Consulta, { columnas: pedidas, ...query }: Pedido): Promise<ArchivoPdf> {
  const { db, usuario, ahora } = consulta;
  const { lista, marco } = await exigirMarco(consulta, query.listaId);
  const ids = await (await seleccionar(db, query, marco)).ids(null, 0);
  const sucursales = await leerSucursales(db, marco.sucursales);
  const campos = (await listarCampos(db, {})).filas;
  const todas = [...columnasEnPapel(lista, sucursales), ...columnasDeCamposEnPapel(campos)];
  const columnas = elegirColumnas(todas, pedidas?.split(','));
  const titulos = new Map(todas.map(({ columna, titulo }) => [columna, titulo]));
  const filtros = await filtrosEnPapel({ consulta, titulos, campos, sucursales }, query);
  return archivoDeTabla(
    'articulos.pdf',
    {
      titulo: 'Artículos',
      bajadas: [
        [
          cuantosArticulos(ids.length),
          `Precios de ${lista.nombre}, en ${lista.moneda === 'USD' ? 'dólares' : 'pesos'}`,
        ].join(' · '),
        ...(filtros.length > 0 ? [filtros.join(' · ')] : []),
      ],
      negocio: { nombre: '', datos: fechaHoraTexto(ahora) },
      pie: `Impreso el ${fechaHoraTexto(ahora)} por ${usuario.nombre}`,
      // What the thread is sent must be plain: the functions of the columns stay here.
      columnas: columnas.map(({ valor: _, ...columna }) => columna),
      grupos: [{ seccion: '', titulo: '', filas: ids.length }],
      conIndice: false,
    },
    tandasEnPapel(db, ids, marco, columnas),
  );
}
