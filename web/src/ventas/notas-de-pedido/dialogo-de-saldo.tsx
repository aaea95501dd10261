import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { MOTIVO_MINIMO } from '@trastienda/nucleo/comun/texto.ts';
import { cancelarSaldo } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { leerCantidad } from '#ventas/mostrador/entrada/leer-entrada.ts';
import { cierraLaNota, type SaldoACancelar, unidadesDe } from '#ventas/saldo.ts';

/** Gives up what will not be delivered, line by line, with a reason (VEN-11). */
export function DialogoDeSaldo({ nota, onCerrar }: { readonly nota: NotaDetalle; readonly onCerrar: () => void }) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const avisos = useAvisos();
  const cancelar = useComando(cancelarSaldo, { invalida: ['stock', 'articulos'] });
  const pendientes = nota.renglones.filter(({ pendiente }) => pendiente !== '0');
  const [escrito, setEscrito] = useState<Readonly<Record<string, string>>>({});
  const [motivo, setMotivo] = useState('');
  const [intento, setIntento] = useState(false);

  const { saldo, errores } = leerSaldo(pendientes, escrito);
  const elegidos = Object.keys(saldo).length;
  const faltaMotivo = motivo.trim().length < MOTIVO_MINIMO;

  const handleSubmit = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setIntento(true);
    const porCorregir = pendientes.find(({ id: renglonId }) => errores.has(renglonId));
    if (porCorregir) return enfocar(evento.currentTarget, nombreDeCantidad(porCorregir));
    if (elegidos === 0) return enfocar(evento.currentTarget, pendientes[0]?.id);
    if (faltaMotivo) return enfocar(evento.currentTarget, 'motivo');
    const renglones = Object.entries(saldo).map(([renglonId, cantidad]) => ({ renglonId, cantidad }));
    cancelar.mutate(
      { params: { id: nota.id }, body: { version: nota.version, motivo: motivo.trim(), renglones } },
      {
        onSuccess: () => {
          avisos.exito(t('documento.listo.cancelar'));
          onCerrar();
        },
      },
    );
  };

  return (
    <Dialog open onClose={onCerrar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, p: 3 }}>
        <Box>
          <Typography id={id} variant="h5" component="h2">
            {t('documento.saldo.titulo', { numero: formatearEntero(nota.numero) })}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('documento.saldo.texto')}</Typography>
        </Box>
        {cancelar.error && <Alert severity="error">{mensajeDeError(cancelar.error)}</Alert>}
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {pendientes.map((renglon) => (
            <Fila
              key={renglon.id}
              renglon={renglon}
              texto={escrito[renglon.id]}
              conError={intento && errores.has(renglon.id)}
              onTexto={(texto) => setEscrito(conTexto(escrito, renglon.id, texto))}
            />
          ))}
        </Stack>
        {intento && elegidos === 0 && errores.size === 0 && <Alert severity="error">{t('documento.saldo.nada')}</Alert>}
        <TextField
          name="motivo"
          label={t('documento.saldo.motivo')}
          value={motivo}
          onChange={(evento) => setMotivo(evento.target.value)}
          error={intento && faltaMotivo}
          helperText={intento && faltaMotivo ? t('documento.saldo.motivoFalta') : ' '}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {elegidos > 0 &&
            t('documento.saldo.resumen', {
              unidades: formatearCantidad(unidadesDe(saldo)),
              count: Number(unidadesDe(saldo)),
            })}
          {cierraLaNota(nota.renglones, saldo) && ` ${t('documento.saldo.cierra')}`}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button autoFocus onClick={onCerrar}>
            {tUi('accion.volver')}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={cancelar.isPending}>
            {t('documento.saldo.boton')}
          </Button>
        </Stack>
      </Box>
    </Dialog>
  );
}

function Fila(props: {
  readonly renglon: RenglonDetalle;
  /** Undefined while the line is not chosen. */
  readonly texto: string | undefined;
  readonly conError: boolean;
  readonly onTexto: (texto: string | undefined) => void;
}) {
  const { t } = useTranslation('ventas');
  const { renglon, texto } = props;
  const { codigo, pendiente } = renglon;
  return (
    <Box component="li" sx={{ py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          sx={{ flex: 1, minWidth: 0 }}
          control={
            <Checkbox
              name={renglon.id}
              checked={texto !== undefined}
              onChange={(_, marcado) => props.onTexto(marcado ? textoEditable(pendiente) : undefined)}
              slotProps={{ input: { 'aria-label': t('documento.saldo.renglon', { codigo }) } }}
            />
          }
          label={
            <Box sx={{ fontSize: '0.8125rem', lineHeight: '1.125rem' }}>
              <b>{codigo}</b> {renglon.descripcion}
              <Box sx={{ color: 'text.secondary' }}>
                {t('documento.saldo.pendiente', { cantidad: formatearCantidad(pendiente) })}
              </Box>
            </Box>
          }
        />
        {texto !== undefined && (
          <OutlinedInput
            name={nombreDeCantidad(renglon)}
            value={texto}
            error={props.conError}
            onChange={(evento) => props.onTexto(evento.target.value)}
            sx={{ width: 84, '& input': { textAlign: 'end' } }}
            slotProps={{ input: { 'aria-label': t('documento.saldo.cantidad', { codigo }), inputMode: 'decimal' } }}
          />
        )}
      </Stack>
      {props.conError && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.text' }}>
          {t('documento.saldo.maximo', { cantidad: formatearCantidad(pendiente) })}
        </Typography>
      )}
    </Box>
  );
}

const nombreDeCantidad = ({ id }: RenglonDetalle) => `cantidad-${id}`;

/** Takes whoever sent it to what has to be put right. */
function enfocar({ elements }: HTMLFormElement, nombre = ''): void {
  const campo = elements.namedItem(nombre);
  if (campo instanceof HTMLElement) campo.focus();
}

/** The quantities that can be read, and the lines whose quantity cannot or passes what is pending. */
function leerSaldo(renglones: readonly RenglonDetalle[], escrito: Readonly<Record<string, string>>) {
  const saldo: Record<string, string> = {};
  const errores = new Set<string>();
  for (const { id, decimales, pendiente } of renglones) {
    const texto = escrito[id];
    if (texto === undefined) continue;
    const leida = leerCantidad(texto, decimales);
    if (leida.ok && decimal(leida.cantidad).lte(pendiente)) saldo[id] = leida.cantidad;
    else errores.add(id);
  }
  return { saldo: saldo as SaldoACancelar, errores };
}

function conTexto(escrito: Readonly<Record<string, string>>, id: string, texto: string | undefined) {
  const { [id]: _, ...resto } = escrito;
  return texto === undefined ? resto : { ...resto, [id]: texto };
}
