import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  deshacerEdicion,
  type EdicionEnLote,
  exportarLineasDeEdicion,
  type LineaDeEdicion,
  listarLineasDeEdicion,
  verEdicionHecha,
  verLote,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { CAMPOS_DE_EDICION, PROBLEMAS_DE_EDICION } from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { columnasDeLinea } from '#articulos/en-lote/columnas-de-linea.tsx';
import { QueFue } from '#articulos/en-lote/que-fue.tsx';
import { useFocoTrasOrdenar } from '#articulos/use-foco-tras-ordenar.ts';
import { formatearEntero, formatearFechaHora, oVacio } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { CambiosDichos } from './cambios-dichos.tsx';
import { SituacionDeEdicion } from './situacion-de-edicion.tsx';
import { sePuedeDeshacer, useDeshacer } from './use-deshacer.ts';

/** One change, what it did to each artículo, and those it could not change, to be taken away and looked at one by one. */
export function EdicionScreen() {
  const { t } = useTranslation(['ediciones', 'articulos', 'costos']);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarLineasDeEdicion);
  const lista = useLista(listarLineasDeEdicion, consulta.valores, { id });
  const vista = useQuery(consultaDe(verEdicionHecha, { params: { id } }));
  const edicion = vista.data;
  const titulo = edicion ? t(`detalle.de.${edicion.tipo}`, { pedido: edicion.pedido }) : t('detalle.titulo');
  const decir = useQueFue();
  const puede = usePuede();
  const deshacer = useDeshacer();
  const recordar = useFocoTrasOrdenar(false);
  const hasta = useRastroDelMenu();
  return (
    <Pagina
      titulo={titulo}
      fija
      rastro={[...hasta, { titulo: t('lista.titulo'), a: '/articulos/ediciones' }, { titulo }]}
      {...(edicion ? { estado: <SituacionDeEdicion edicion={edicion} sobreBanda /> } : {})}
      acciones={
        <>
          {edicion?.lote && puede(verLote) && (
            <EnlaceBoton to="/articulos/actualizar-precio/$id" params={{ id: edicion.lote.id }}>
              {t('costos:cambio.lote.ver', { numero: formatearEntero(edicion.lote.numero) })}
            </EnlaceBoton>
          )}
          {edicion && sePuedeDeshacer(edicion) && puede(deshacerEdicion) && (
            <Button
              startIcon={<IconoDeVuelta size={18} stroke={1.7} aria-hidden />}
              onClick={(evento) => {
                recordar(evento);
                void deshacer(edicion);
              }}
            >
              {t('lista.deshacer')}
            </Button>
          )}
        </>
      }
    >
      <QueFue
        consulta={vista}
        callada={lista.filas === undefined}
        tituloDeError={t('detalle.noSeSabe')}
        decir={decir}
      />
      <TablaDatos<LineaDeEdicion>
        etiqueta={t('detalle.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        clave="lineas-de-edicion"
        consulta={consulta}
        lista={lista}
        idDe={(linea) => linea.id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(linea) => void navigate({ to: '/articulos/tabla/$id', params: { id: linea.id } })}
        vistas={[
          { id: 'todo', titulo: t('detalle.todo'), valores: {} },
          { id: 'CAMBIOS', titulo: t('detalle.soloCambios'), valores: { que: 'CAMBIOS' } },
          { id: 'FALLAS', titulo: t('detalle.soloFallas'), valores: { que: 'FALLAS' } },
        ]}
        csv={{ endpoint: exportarLineasDeEdicion, nombre: t('detalle.archivo'), params: { id } }}
        vacio={{ titulo: t('detalle.vacio') }}
        tarjeta={(linea) => (
          <>
            <b>{linea.codigo}</b> {linea.descripcion}
            <div>
              <CambiosDichos linea={linea} />
            </div>
          </>
        )}
      />
    </Pagina>
  );
}

/** When it was, who did it and why, how many it reached, and who took it back. */
function useQueFue(): (edicion: EdicionEnLote) => readonly string[] {
  const { t } = useTranslation(['ediciones', 'costos']);
  return ({ en, quien, motivo, articulos, fallas, deshecha, lote }) => [
    formatearFechaHora(en),
    quien,
    motivo,
    `${t('lista.articulos')}: ${formatearEntero(articulos)}`,
    ...(fallas > 0 ? [`${t('lista.fallas')}: ${formatearEntero(fallas)}`] : []),
    ...(lote
      ? [
          t(`costos:cambio.lote.${lote.estado === 'DESCARTADO' ? 'descartado' : 'propuso'}`, {
            numero: formatearEntero(lote.numero),
          }),
        ]
      : []),
    ...(deshecha ? [t('detalle.deshecha', { quien: deshecha.quien, en: formatearFechaHora(deshecha.en) })] : []),
  ];
}

function useColumnas(buscar: string | undefined): readonly Columna<LineaDeEdicion>[] {
  const { t } = useTranslation('ediciones');
  const { codigo, descripcion } = columnasDeLinea<LineaDeEdicion>(
    { codigo: t('detalle.codigo'), descripcion: t('detalle.descripcion') },
    buscar,
  );
  return [
    codigo,
    { ...descripcion, ancho: 290 },
    {
      id: 'cambios',
      titulo: t('detalle.cambios'),
      anchoMinimo: 260,
      filtro: entreFijos(CAMPOS_DE_EDICION, (campo) => t(`campo.${campo}`)),
      celda: (linea) => <CambiosDichos linea={linea} enLinea />,
    },
    // The one before tells it, with room for all of it: this one is to filter by.
    {
      id: 'problema',
      titulo: t('detalle.porque'),
      anchoMinimo: 200,
      oculta: true,
      filtro: { ...entreFijos(PROBLEMAS_DE_EDICION, (problema) => t(`problema.${problema}`)), conVacios: true },
      celda: ({ problema }) => oVacio(problema && t(`problema.${problema}`)),
    },
  ];
}
