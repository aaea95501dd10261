import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import {
  aplicarOmision,
  deshacerLoteDeClasificacion,
  exportarLotesDeClasificacion,
  type LoteDeClasificacion,
  listarLotesDeClasificacion,
  SITUACIONES_DE_LOTE_DE_CLASIFICACION,
  TIPOS_DE_LOTE_DE_CLASIFICACION,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useTextoDeOmision } from '#articulos/clasificacion/texto-de-omision.ts';
import { columnasDeLoHecho } from '#articulos/en-lote/columnas-de-lo-hecho.tsx';
import { TarjetaDeLoHecho } from '#articulos/en-lote/tarjeta-de-lo-hecho.tsx';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { ChipQueSeQuita } from '#ui/piezas/chip-que-se-quita.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** The changes of many at once, and the way back of each (CLA-03). */
export function Lotes() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const puede = usePuede();
  const consulta = useConsultaDeLista(listarLotesDeClasificacion);
  const lista = useLista(listarLotesDeClasificacion, consulta.valores);
  const deshacer = useDeshacer();
  const lugar = useLugar();
  const sePuede = ({ tipo, deshecho }: LoteDeClasificacion) =>
    tipo !== 'DESHACER' &&
    deshecho === null &&
    puede(deshacerLoteDeClasificacion) &&
    (tipo !== 'APLICAR' || puede(aplicarOmision));
  return (
    <TablaDatos
      etiqueta={t('nodo:lotes')}
      columnas={useColumnas(consulta.valores.buscar)}
      clave="cambios-de-clasificacion"
      consulta={consulta}
      lista={lista}
      idDe={({ id }) => id}
      nombreDe={({ nombre }) => nombre}
      acciones={(lote) =>
        sePuede(lote) ? [{ texto: t('nodo:deshacer'), icono: IconoDeVuelta, onClick: () => void deshacer(lote) }] : []
      }
      filtros={
        consulta.valores.lote !== undefined && (
          <ChipQueSeQuita texto={t('nodo:unCambio')} onQuitar={() => consulta.cambiar({ lote: undefined })} />
        )
      }
      vistas={[
        { id: 'todos', titulo: t('nodo:todos'), valores: {} },
        ...TIPOS_DE_LOTE_DE_CLASIFICACION.map((tipo) => ({
          id: tipo,
          titulo: t(`nodo:tipo.${tipo}`),
          valores: { tipo },
        })),
      ]}
      csv={{ endpoint: exportarLotesDeClasificacion, nombre: t('nodo:lotesArchivo') }}
      buscarEn={t('nodo:lotesBuscar')}
      vacio={{ icono: IconHistory, titulo: t('nodo:lotesVacio'), texto: t('nodo:lotesVacioTexto') }}
      tarjeta={(lote) => (
        <TarjetaDeLoHecho
          que={
            <>
              <b>
                {t(`nodo:tipo.${lote.tipo}`)}: {lote.nombre}
              </b>
              {lote.deshecho && ` · ${t('nodo:situacion.DESHECHO')}`}
              <div>{lugar(lote)}</div>
            </>
          }
          aQue={[
            t('nodo:clasificacion.articulosDe', { count: lote.articulos }),
            ...(lote.saltados > 0 ? [t('nodo:saltados', { count: lote.saltados })] : []),
          ]}
          {...{ motivo: lote.motivo, en: lote.en, quien: lote.quien }}
        />
      )}
    />
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<LoteDeClasificacion>[] {
  const { t } = useTranslation(['articulos', 'nodo']);
  const lugar = useLugar();
  const { en, articulos, motivo, quien } = columnasDeLoHecho<LoteDeClasificacion>(
    {
      en: t('nodo:columna.en'),
      articulos: t('nodo:columna.articulos'),
      motivo: t('nodo:columna.motivo'),
      quien: t('nodo:columna.quien'),
    },
    buscar,
  );
  return [
    en,
    {
      id: 'tipo',
      titulo: t('nodo:columna.tipo'),
      ancho: 104,
      filtro: entreFijos(TIPOS_DE_LOTE_DE_CLASIFICACION, (tipo) => t(`nodo:tipo.${tipo}`)),
      celda: ({ tipo }) => t(`nodo:tipo.${tipo}`),
    },
    {
      id: 'nombre',
      titulo: t('nodo:columna.nombre'),
      anchoMinimo: 140,
      filtro: { tipo: 'texto' },
      celda: ({ nombre }) => (
        <span title={nombre}>
          <Resaltado texto={nombre} buscar={buscar} />
        </span>
      ),
    },
    {
      id: 'lugar',
      titulo: t('nodo:columna.lugar'),
      anchoMinimo: 160,
      filtro: { tipo: 'texto' },
      celda: (lote) => <span title={lugar(lote)}>{lugar(lote)}</span>,
    },
    articulos,
    {
      id: 'nodos',
      titulo: t('nodo:columna.nodos'),
      ancho: 88,
      alinear: 'fin',
      ocultaBajo: 'lg',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ nodos }) => formatearEntero(nodos),
    },
    { ...motivo, ocultaBajo: 'xl' },
    quien,
    {
      id: 'situacion',
      titulo: t('nodo:columna.situacion'),
      ancho: 120,
      filtro: entreFijos(SITUACIONES_DE_LOTE_DE_CLASIFICACION, (una) => t(`nodo:situacion.${una}`)),
      celda: (lote) => <Situacion lote={lote} />,
    },
  ];
}

/** From where to where; of a default that was applied, what it is. */
function useLugar(): (lote: LoteDeClasificacion) => string {
  const { t } = useTranslation(['articulos', 'nodo']);
  const decir = useTextoDeOmision();
  return ({ desde, hacia, campo }) => {
    if (campo !== null) return `${t(`nodo:campo.${campo}`)}: ${decir(campo, hacia ?? desde)}`;
    return desde === null || hacia === null ? (hacia ?? desde ?? '') : t('nodo:lugar', { desde, hacia });
  };
}

function Situacion({ lote }: { readonly lote: LoteDeClasificacion }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  if (lote.deshecho) return <EstadoChip tono="neutro">{t('nodo:situacion.DESHECHO')}</EstadoChip>;
  if (lote.saltados > 0) {
    return (
      <span title={t('nodo:saltados', { count: lote.saltados })}>
        <EstadoChip tono="aviso">{t('nodo:quedaron', { count: lote.saltados })}</EstadoChip>
      </span>
    );
  }
  return <EstadoChip tono="exito">{t('nodo:situacion.VIGENTE')}</EstadoChip>;
}

function useDeshacer() {
  const { t } = useTranslation(['articulos', 'nodo']);
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerLoteDeClasificacion);
  return ({ id, nombre }: LoteDeClasificacion): Promise<void> =>
    conPregunta(
      {
        titulo: t('nodo:deshacerTitulo', { nombre }),
        texto: t('nodo:deshacerTexto'),
        boton: t('nodo:deshacerBoton'),
        motivo: true,
      },
      ({ motivo }) => comando.mutateAsync({ params: { id }, body: { motivo } }),
      ({ saltados }) => {
        const aviso = t('nodo:deshechoAviso', { nombre });
        return saltados > 0 ? `${aviso} · ${t('nodo:saltados', { count: saltados })}` : aviso;
      },
    );
}
