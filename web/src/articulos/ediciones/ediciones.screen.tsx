import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  deshacerEdicion,
  type EdicionEnLote,
  exportarEdiciones,
  listarEdiciones,
  SITUACIONES_DE_EDICION,
  TIPOS_DE_EDICION,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { columnasDeLoHecho } from '#articulos/en-lote/columnas-de-lo-hecho.tsx';
import { TarjetaDeLoHecho } from '#articulos/en-lote/tarjeta-de-lo-hecho.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { SituacionDeEdicion } from './situacion-de-edicion.tsx';
import { sePuedeDeshacer, useDeshacer } from './use-deshacer.ts';

/** What was changed of many at once, and the way back of each (ART-19). */
export function EdicionesScreen() {
  const { t } = useTranslation(['ediciones', 'articulos']);
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarEdiciones);
  const lista = useLista(listarEdiciones, consulta.valores);
  const deshacer = useDeshacer();
  const ver = ({ id }: EdicionEnLote) => void navigate({ to: '/articulos/ediciones/$id', params: { id } });
  return (
    <Pagina titulo={t('lista.titulo')} fija>
      <TablaDatos
        etiqueta={t('lista.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        clave="ediciones"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ tipo, pedido }) => t(`lista.pedidoDe.${tipo}`, { pedido })}
        onAbrir={ver}
        acciones={(edicion) => [
          { texto: t('panel.ver'), onClick: () => ver(edicion) },
          ...(sePuedeDeshacer(edicion) && puede(deshacerEdicion)
            ? [{ texto: t('lista.deshacer'), icono: IconoDeVuelta, onClick: () => void deshacer(edicion) }]
            : []),
        ]}
        vistas={[
          { id: 'todas', titulo: t('lista.todas'), valores: {} },
          ...TIPOS_DE_EDICION.map((tipo) => ({
            id: tipo,
            titulo: t(`lista.tipo.${tipo}`),
            valores: { tipo },
          })),
        ]}
        csv={{ endpoint: exportarEdiciones, nombre: t('lista.archivo') }}
        buscarEn={t('lista.buscarEn')}
        vacio={{
          icono: IconHistory,
          titulo: t('lista.vacio'),
          texto: t('lista.vacioTexto'),
          accion: (
            <EnlaceBoton to="/articulos/tabla" variant="contained">
              {t('lista.irALaTabla')}
            </EnlaceBoton>
          ),
        }}
        tarjeta={({ tipo, pedido, motivo, en, quien, articulos }) => (
          <TarjetaDeLoHecho
            que={<b>{t(`lista.pedidoDe.${tipo}`, { pedido })}</b>}
            aQue={[`${t('lista.articulos')}: ${formatearEntero(articulos)}`]}
            {...{ motivo, en, quien }}
          />
        )}
      />
    </Pagina>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<EdicionEnLote>[] {
  const { t } = useTranslation('ediciones');
  const { en, articulos, motivo, quien } = columnasDeLoHecho<EdicionEnLote>(
    { en: t('lista.en'), articulos: t('lista.articulos'), motivo: t('lista.motivo'), quien: t('lista.quien') },
    buscar,
  );
  return [
    en,
    {
      id: 'tipo',
      titulo: t('lista.que'),
      ancho: 104,
      ocultaBajo: 'lg',
      filtro: entreFijos(TIPOS_DE_EDICION, (tipo) => t(`lista.tipo.${tipo}`)),
      celda: ({ tipo }) => t(`lista.tipo.${tipo}`),
    },
    {
      id: 'pedido',
      titulo: t('lista.pedido'),
      anchoMinimo: 200,
      filtro: { tipo: 'texto' },
      // What was taken back is not read as what was set.
      celda: ({ tipo, ...edicion }) => {
        const pedido = t(`lista.pedidoDe.${tipo}`, { pedido: edicion.pedido });
        return (
          <b title={pedido} style={{ fontWeight: 600 }}>
            <Resaltado texto={pedido} buscar={buscar} />
          </b>
        );
      },
    },
    { ...articulos, ancho: 84 },
    {
      id: 'fallas',
      titulo: t('lista.fallas'),
      ancho: 96,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ fallas }) => formatearEntero(fallas),
    },
    { ...motivo, ocultaBajo: 'lg' },
    { ...quien, ancho: 130 },
    {
      id: 'situacion',
      titulo: t('lista.situacion'),
      ancho: 112,
      filtro: entreFijos(SITUACIONES_DE_EDICION, (una) => t(una === 'VIGENTE' ? 'lista.vigente' : 'lista.deshecha')),
      celda: (edicion) => <SituacionDeEdicion edicion={edicion} />,
    },
  ];
}
