import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  guardarPreferencias,
  type Preferencia,
  verPreferencias,
} from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { TEMAS } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { BarraDeGuardar } from '#ui/formularios/barra-de-guardar.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { useAvisarCambios } from '#usuario/perfil/cambios.tsx';

type Cambios = ReadonlyMap<Preferencia['tipo'], Preferencia>;
type Canal = 'enProducto' | 'porCorreo';
const CANALES: readonly Canal[] = ['enProducto', 'porCorreo'];

/** Which events are told in the product and which by mail (USU-06). */
export function AvisosPorEvento() {
  const consulta = useQuery(consultaDe(verPreferencias, {}));
  return <Cargado consulta={consulta}>{({ preferencias }) => <Tabla guardadas={preferencias} />}</Cargado>;
}

function Tabla({ guardadas }: { readonly guardadas: readonly Preferencia[] }) {
  const { t } = useTranslation('usuario');
  const { filas, hayCambios, guardando, poner, descartar, guardar } = useEdicion(guardadas);
  return (
    <Box
      component="form"
      onSubmit={(evento) => {
        evento.preventDefault();
        guardar();
      }}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('avisos.texto')}</Typography>
      <Box component="table" aria-label={t('avisos.titulo')} sx={tabla}>
        <thead>
          <tr>
            <th scope="col">{t('avisos.evento')}</th>
            {CANALES.map((canal) => (
              <th key={canal} scope="col" className="canal">
                {t(`avisos.${canal}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEMAS.filter((tema) => filas.some((fila) => fila.tema === tema)).map((tema) => (
            <Fragment key={tema}>
              <tr>
                <th scope="rowgroup" colSpan={3} className="tema">
                  {t(`avisos.temas.${tema}`)}
                </th>
              </tr>
              {filas
                .filter((fila) => fila.tema === tema)
                .map((fila) => (
                  <Fila key={fila.tipo} fila={fila} onCambio={poner} />
                ))}
            </Fragment>
          ))}
        </tbody>
      </Box>
      <BarraDeGuardar visible={hayCambios} guardando={guardando} onDescartar={descartar} />
    </Box>
  );
}

function Fila({ fila, onCambio }: { readonly fila: Preferencia; readonly onCambio: (fila: Preferencia) => void }) {
  const { t } = useTranslation('usuario');
  const nombre = t('avisos.eventos', { returnObjects: true })[fila.tipo];
  return (
    <tr>
      <th scope="row">{nombre}</th>
      {CANALES.map((canal) => {
        const fija = canal === 'enProducto' && fila.obligatoria;
        return (
          <td key={canal} title={fija ? t('avisos.obligatoria') : undefined}>
            <Switch
              checked={fila[canal]}
              disabled={fija}
              onChange={(_, si) => onCambio({ ...fila, [canal]: si })}
              slotProps={{
                input: { 'aria-label': t('avisos.deEvento', { evento: nombre, canal: t(`avisos.${canal}`) }) },
              }}
            />
          </td>
        );
      })}
    </tr>
  );
}

function useEdicion(guardadas: readonly Preferencia[]) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const comando = useComando(guardarPreferencias);
  const [cambios, setCambios] = useState<Cambios>(new Map());
  const avisarCambios = useAvisarCambios();
  const aplicar = (nuevos: Cambios) => {
    setCambios(nuevos);
    avisarCambios(nuevos.size > 0);
  };
  const poner = (fila: Preferencia) => {
    const nuevos = new Map(cambios);
    const igual = guardadas.some(
      (otra) => otra.tipo === fila.tipo && CANALES.every((canal) => otra[canal] === fila[canal]),
    );
    if (igual) nuevos.delete(fila.tipo);
    else nuevos.set(fila.tipo, fila);
    aplicar(nuevos);
  };
  const guardar = () => {
    const preferencias = [...cambios.values()].map(({ tipo, enProducto, porCorreo }) => ({
      tipo,
      enProducto,
      porCorreo,
    }));
    comando.mutate(
      { body: { preferencias } },
      {
        onSuccess: () => {
          aplicar(new Map());
          avisos.exito(t('avisos.guardado'));
        },
        onError: (error) => avisos.error(error),
      },
    );
  };
  return {
    ...{ filas: guardadas.map((fila) => cambios.get(fila.tipo) ?? fila), hayCambios: cambios.size > 0 },
    ...{ guardando: comando.isPending, poner, guardar, descartar: () => aplicar(new Map()) },
  };
}

const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400, py: 0.5 },
  '& thead th': { pb: 1, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& thead .canal, & td': { width: { xs: 72, sm: 96 }, textAlign: 'center' },
  '& .tema': { pt: 1.5, pb: 0.5, fontWeight: 600 },
  '& tbody tr:not(:has(.tema))': { borderTop: 1, borderColor: 'divider' },
} as const;
