import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { formatearEntero, oVacio } from '#ui/formato/formato.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import type { CeldaPegada, CeldaVista, PegadoDeColumna } from '#ui/tabla/tabla-tipos.ts';
import { type UltimaDeshacible, useOfrecerDeshacer } from './deshacer.ts';

const LARGO_DE_MOTIVO = 200;

export type LoPegado<Fila> = {
  /** Of the column. */
  readonly titulo: string;
  readonly pegado: PegadoDeColumna<Fila>;
  readonly celdas: readonly CeldaPegada<Fila>[];
  /** Cells that were copied and are not among those: they have no row or, past so many, they are not asked for. */
  readonly quedan: number;
  /** Columns that were copied. */
  readonly copiadas: number;
  readonly volver: () => void;
};

type Props<Fila> = LoPegado<Fila> & {
  readonly idDe: (fila: Fila) => string;
  readonly nombreDe: ((fila: Fila) => string) | undefined;
  readonly ultima: UltimaDeshacible;
  readonly onCerrar: () => void;
};

/** What pasting a column is going to change, cell by cell, before it does; afterwards a notice takes it back (TD-09). */
export function DialogoDePegado<Fila>(props: Props<Fila>) {
  const { titulo, pegado, celdas, quedan, copiadas, onCerrar } = props;
  const { t } = useTranslation('tabla');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const { vistas, error, reintentar, cambian, guardando, rechazo, guardar } = usePegado(props);
  const [motivo, setMotivo] = useState('');
  const fallan = vistas?.filter(({ falla }) => falla !== null).length ?? 0;
  const iguales = celdas.length - cambian.length - fallan;
  const cuentas = [
    cambian.length > 0 && t('pegado.cambian', { count: cambian.length, total: formatearEntero(cambian.length) }),
    iguales > 0 && t('pegado.iguales', { count: iguales, total: formatearEntero(iguales) }),
    fallan > 0 && t('pegado.fallan', { count: fallan, total: formatearEntero(fallan) }),
  ];
  return (
    <Dialog
      open
      // By then another row may be where it was opened from: «volver» knows where that is.
      disableRestoreFocus
      onClose={guardando ? undefined : onCerrar}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-cuentas`}
      slotProps={{ paper: { sx: { maxWidth: 640, width: '100%' } } }}
    >
      <DialogTitle id={`${id}-titulo`}>{t('pegado.titulo', { que: titulo })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateRows: 'auto', alignContent: 'start' }}>
        <Box id={`${id}-cuentas`} aria-live="polite" sx={{ color: 'text.secondary' }}>
          {vistas && cuentas.filter(Boolean).join(' · ')}
        </Box>
        {copiadas > 1 && <Alert severity="info">{t('pegado.primera', { total: formatearEntero(copiadas) })}</Alert>}
        {quedan > 0 && (
          <Alert severity="warning">
            {celdas.length < pegado.tope
              ? t('pegado.sobran', { count: quedan, total: formatearEntero(quedan) })
              : t('pegado.hasta', {
                  count: quedan,
                  tope: formatearEntero(pegado.tope),
                  total: formatearEntero(quedan),
                })}
          </Alert>
        )}
        {rechazo !== undefined && <Alert severity="error">{rechazo}</Alert>}
        {error && <VistaError error={error} onReintentar={reintentar} />}
        {vistas ? <Celdas {...props} vistas={vistas} /> : !error && <EsqueletoDeTexto lineas={4} />}
        {pegado.conMotivo && cambian.length > 0 && (
          <TextField
            label={tUi('formulario.motivoOpcional')}
            value={motivo}
            onChange={(evento) => setMotivo(evento.target.value)}
            onKeyDown={(evento) => {
              if (evento.key === 'Enter' && !guardando) void guardar(motivo);
            }}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: LARGO_DE_MOTIVO } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCerrar} disabled={guardando}>
          {tUi('accion.cancelar')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          loading={guardando}
          disabled={cambian.length === 0}
          onClick={() => void guardar(motivo)}
        >
          {t('pegado.cambiar', { count: cambian.length, total: formatearEntero(cambian.length) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function usePegado<Fila>({ titulo, pegado, celdas, ultima, onCerrar }: Props<Fila>) {
  const { t } = useTranslation('tabla');
  const ofrecerDeshacer = useOfrecerDeshacer(ultima);
  const id = useId();
  const [guardando, setGuardando] = useState(false);
  const [rechazo, setRechazo] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['pegado', id],
    queryFn: () => pegado.ver(celdas),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cambian = celdas.filter((_, i) => cambia(data?.[i]));
  const guardar = async (motivo: string) => {
    setGuardando(true);
    setRechazo(undefined);
    try {
      const deshacer = await pegado.guardar(cambian, motivo);
      const total = formatearEntero(cambian.length);
      ofrecerDeshacer(t('pegado.hecho', { que: titulo, count: cambian.length, total }), deshacer);
      onCerrar();
    } catch (fallo) {
      setGuardando(false);
      // Whoever left the question of who they are knows that nothing happened.
      if (fallo instanceof ConfirmacionCancelada) return;
      setRechazo(mensajeDeError(fallo));
      // What changed meanwhile is told on its cell.
      await refetch();
    }
  };
  return { vistas: data, error, reintentar: () => void refetch(), cambian, guardando, rechazo, guardar };
}

const cambia = (vista: CeldaVista | undefined): boolean =>
  vista !== undefined && vista.falla === null && vista.antes !== vista.despues;

function Celdas<Fila>({
  titulo,
  celdas,
  vistas,
  idDe,
  nombreDe,
}: Props<Fila> & { readonly vistas: readonly CeldaVista[] }) {
  const { t } = useTranslation('tabla');
  return (
    <Box tabIndex={0} role="group" aria-label={t('pegado.titulo', { que: titulo })} sx={caja}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('pegado.fila')}</th>
            <th scope="col">{t('pegado.antes')}</th>
            <th scope="col">{t('pegado.despues')}</th>
          </tr>
        </thead>
        <tbody>
          {celdas.map(({ fila, valor }, i) => {
            const vista = vistas[i];
            return (
              <tr key={idDe(fila)} data-igual={!cambia(vista) && vista?.falla === null}>
                <th scope="row">
                  <bdi>{nombreDe?.(fila) ?? ''}</bdi>
                </th>
                <td>
                  <bdi>{oVacio(vista?.antes)}</bdi>
                </td>
                <td data-falla={vista?.falla !== null}>
                  <bdi>{oVacio(vista?.falla === null ? vista.despues : valor)}</bdi>
                  {vista?.falla && <small>{vista.falla}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

const caja = {
  maxHeight: 'min(46vh, 420px)',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': { textAlign: 'start', px: 1.5, py: 1, verticalAlign: 'top', overflowWrap: 'break-word' },
  '& tbody tr': {
    borderBlockStart: 1,
    borderColor: 'divider',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 37,
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& tbody th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody td:nth-of-type(1)': { color: 'text.secondary' },
  '& [data-igual="true"]': { color: 'text.secondary' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: 'error.text' },
} as const;
