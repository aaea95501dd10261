import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type Estructura, type LineaDeEstructura, verEstructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { compararLineas, type Diferencia } from '@trastienda/nucleo/articulos/estructura/comparar.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { LadoDeLinea } from './editor/lado-de-linea.tsx';
import { EstadoDeEstructura, HastaCuando, Validada } from './estado-de-estructura.tsx';
import { TablaOLista } from './tabla-simple.tsx';

type Props = {
  readonly estructura: Estructura;
  readonly comparar: string | undefined;
  readonly onComparar: (id: string | undefined) => void;
};

/** Every version of the artículo with when it ruled, and what one has that another has not (EST-09). */
export function SeccionVersiones({ estructura, comparar, onComparar }: Props) {
  const { t } = useTranslation('estructura');
  const otras = estructura.versiones.filter(({ id }) => id !== estructura.id);
  const elegida = otras.find(({ id }) => id === comparar);
  return (
    <>
      <Tarjeta sinRelleno titulo={t('seccion.versiones')}>
        <TablaOLista
          etiqueta={t('seccion.versiones')}
          columnas={[
            { titulo: t('version') },
            { titulo: t('estado') },
            { titulo: t('versiones.vigencia') },
            { titulo: t('componentes'), fin: true },
          ]}
          filas={estructura.versiones.map((version) => ({
            id: version.id,
            celdas: [
              version.id === estructura.id ? (
                <b key="esta">{t('versionN', { numero: version.numero })}</b>
              ) : (
                <Enlace key="otra" to="/articulos/estructura/$id" params={{ id: version.id }}>
                  {t('versionN', { numero: version.numero })}
                </Enlace>
              ),
              <Box key="estado" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <EstadoDeEstructura version={version} />
                <HastaCuando {...version} />
                {version.validada && <Validada />}
              </Box>,
              <Vigencia key="vigencia" {...version} />,
              formatearEntero(version.componentes),
            ],
          }))}
        />
      </Tarjeta>
      {otras.length > 0 && (
        <Tarjeta sinRelleno titulo={t('versiones.compararCon')}>
          <Box sx={{ px: 2.5, pb: 2 }}>
            <TextField
              select
              size="small"
              label={t('versiones.compararCon')}
              value={elegida?.id ?? ''}
              onChange={(evento) => onComparar(evento.target.value === '' ? undefined : evento.target.value)}
              sx={{ minWidth: 220 }}
            >
              <MenuItem value="">{t('versiones.ninguna')}</MenuItem>
              {otras.map(({ id, numero, estado }) => (
                <MenuItem key={id} value={id}>
                  {t('versionN', { numero })} · {t(`${estado}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          {elegida && <Comparacion estructura={estructura} otraId={elegida.id} />}
        </Tarjeta>
      )}
    </>
  );
}

function Vigencia({ desde, hasta }: Pick<Estructura['versiones'][number], 'desde' | 'hasta'>) {
  const { t } = useTranslation('estructura');
  if (desde === null) return '–';
  return hasta === null
    ? t('versiones.desde', { desde: formatearFechaHora(desde) })
    : t('versiones.desdeHasta', { desde: formatearFechaHora(desde), hasta: formatearFechaHora(hasta) });
}

/** As lines are compared, with what is shown of them. */
const comparable = (linea: LineaDeEstructura) => ({
  ...linea,
  sustitutos: linea.sustitutos.map(({ articuloId }) => articuloId),
  linea,
});
type Comparable = ReturnType<typeof comparable>;

const TONO = { agregado: 'exito', quitado: 'error', cambiado: 'aviso', igual: 'neutro' } as const;

function Comparacion({ estructura, otraId }: { readonly estructura: Estructura; readonly otraId: string }) {
  const { t } = useTranslation('estructura');
  const otra = useQuery(consultaDe(verEstructura, { params: { id: otraId } }));
  return (
    <Cargado consulta={otra} esqueleto={<EsqueletoDeTexto lineas={4} />}>
      {(antes) => {
        const diferencias = compararLineas(antes.lineas.map(comparable), estructura.lineas.map(comparable));
        return (
          <>
            {diferencias.every(({ cambio }) => cambio === 'igual') && (
              <Box sx={{ px: 2.5, pb: 1.5, fontSize: '0.8125rem' }}>{t('versiones.iguales')}</Box>
            )}
            <TablaOLista
              etiqueta={t('versiones.comparar', { numero: antes.numero })}
              columnas={[
                { titulo: t('editor.componente') },
                { titulo: t('versiones.antes', { numero: antes.numero }), fin: true },
                { titulo: t('versiones.antes', { numero: estructura.numero }), fin: true },
                { titulo: t('versiones.cambio') },
              ]}
              filas={diferencias.map((diferencia) => ({
                id: diferencia.componenteId,
                ...(diferencia.cambio === 'igual' ? { tono: 'apagada' as const } : {}),
                celdas: [
                  <Componente key="componente" diferencia={diferencia} />,
                  diferencia.antes ? <LadoDeLinea key="antes" linea={diferencia.antes.linea} /> : '–',
                  diferencia.despues ? <LadoDeLinea key="despues" linea={diferencia.despues.linea} /> : '–',
                  <EstadoChip key="cambio" tono={TONO[diferencia.cambio]}>
                    {t(`versiones.${diferencia.cambio}`)}
                  </EstadoChip>,
                ],
              }))}
            />
          </>
        );
      }}
    </Cargado>
  );
}

function Componente({ diferencia }: { readonly diferencia: Diferencia<Comparable> }) {
  const linea = diferencia.despues ?? diferencia.antes;
  return (
    <>
      <b>
        <bdi>{linea?.codigo}</bdi>
      </b>{' '}
      {linea?.descripcion}
    </>
  );
}
