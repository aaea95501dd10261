import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  type CambioDeCostos,
  deshacerCambioDeCostos,
  exportarCambiosDeCosto,
  listarCambiosDeCosto,
  SITUACIONES_DE_CAMBIO_DE_COSTO,
  TIPOS_DE_CAMBIO_DE_COSTO,
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
import { SituacionDeCambio } from './situacion-de-cambio.tsx';
import { sePuedeDeshacer, useDeshacerCambio } from './use-deshacer-cambio.ts';

/** The costs that were changed many at once, and the way back of each (UA-09). */
export function CambiosDeCostoScreen() {
  const { t } = useTranslation(['costos', 'articulos']);
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarCambiosDeCosto);
  const lista = useLista(listarCambiosDeCosto, consulta.valores);
  const deshacer = useDeshacerCambio();
  const ver = ({ id }: CambioDeCostos) => void navigate({ to: '/articulos/cambios-de-costo/$id', params: { id } });
  return (
    <Pagina titulo={t('cambio.lista.titulo')} fija>
      <TablaDatos
        etiqueta={t('cambio.lista.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        clave="cambios-de-costo"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ tipo, pedido }) => t(`cambio.lista.pedidoDe.${tipo}`, { pedido })}
        onAbrir={ver}
        acciones={(cambio) => [
          { texto: t('cambio.confirmar.verDetalle'), onClick: () => ver(cambio) },
          ...(sePuedeDeshacer(cambio) && puede(deshacerCambioDeCostos)
            ? [{ texto: t('cambio.lista.deshacer'), icono: IconoDeVuelta, onClick: () => void deshacer(cambio) }]
            : []),
        ]}
        csv={{ endpoint: exportarCambiosDeCosto, nombre: t('cambio.lista.archivo') }}
        buscarEn={t('cambio.lista.buscarEn')}
        vacio={{
          icono: IconHistory,
          titulo: t('cambio.lista.vacio'),
          texto: t('cambio.lista.vacioTexto'),
          accion: (
            <EnlaceBoton to="/articulos/tabla" variant="contained">
              {t('cambio.lista.irALaTabla')}
            </EnlaceBoton>
          ),
        }}
        tarjeta={({ tipo, pedido, motivo, en, quien, articulos, quedan, deshecho }) => (
          <TarjetaDeLoHecho
            que={
              <>
                <b>{t(`cambio.lista.pedidoDe.${tipo}`, { pedido })}</b> · {t(`cambio.lista.tipo.${tipo}`)}
                {deshecho && ` · ${t('cambio.lista.deshecho')}`}
              </>
            }
            aQue={[
              `${t('cambio.lista.articulos')}: ${formatearEntero(articulos)}`,
              ...(quedan > 0 ? [`${t('cambio.lista.quedan')}: ${formatearEntero(quedan)}`] : []),
            ]}
            {...{ motivo, en, quien }}
          />
        )}
      />
    </Pagina>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<CambioDeCostos>[] {
  const { t } = useTranslation('costos');
  const { en, articulos, motivo, quien } = columnasDeLoHecho<CambioDeCostos>(
    {
      en: t('cambio.lista.en'),
      articulos: t('cambio.lista.articulos'),
      motivo: t('cambio.lista.motivo'),
      quien: t('cambio.lista.quien'),
    },
    buscar,
  );
  return [
    en,
    {
      id: 'tipo',
      titulo: t('cambio.lista.que'),
      ancho: 96,
      ocultaBajo: 'lg',
      filtro: entreFijos(TIPOS_DE_CAMBIO_DE_COSTO, (tipo) => t(`cambio.lista.tipo.${tipo}`)),
      celda: ({ tipo }) => t(`cambio.lista.tipo.${tipo}`),
    },
    {
      id: 'pedido',
      titulo: t('cambio.lista.pedido'),
      ancho: 148,
      filtro: { tipo: 'texto' },
      // What was taken back is not read as what was done.
      celda: ({ tipo, ...cambio }) => {
        const pedido = t(`cambio.lista.pedidoDe.${tipo}`, { pedido: cambio.pedido });
        return (
          <b title={pedido} style={{ fontWeight: 600 }}>
            <Resaltado texto={pedido} buscar={buscar} />
          </b>
        );
      },
    },
    articulos,
    {
      id: 'quedan',
      titulo: t('cambio.lista.quedan'),
      ancho: 108,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ quedan }) => formatearEntero(quedan),
    },
    { ...motivo, anchoMinimo: 150 },
    quien,
    {
      id: 'situacion',
      titulo: t('cambio.lista.situacion'),
      ancho: 112,
      filtro: entreFijos(SITUACIONES_DE_CAMBIO_DE_COSTO, (una) =>
        t(una === 'VIGENTE' ? 'cambio.lista.vigente' : 'cambio.lista.deshecho'),
      ),
      celda: (cambio) => <SituacionDeCambio cambio={cambio} />,
    },
  ];
}
