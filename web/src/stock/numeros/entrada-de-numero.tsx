import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';

const DECIMALES = 3;

/** One number after the other, without leaving the keyboard or the reader. */
export function EntradaDeNumero(props: {
  readonly control: Control;
  readonly entra: boolean;
  readonly falta: string;
  readonly onAnotar: (texto: string, dicho?: { readonly cantidad?: string; readonly vence?: string }) => void;
}) {
  const { t } = useTranslation('stock');
  const { control, entra, falta, onAnotar } = props;
  const [numero, setNumero] = useState('');
  const [cantidad, setCantidad] = useState('');
  const [vence, setVence] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const porLote = control === 'LOTE';
  const leida = leerDecimal(cantidad, DECIMALES);
  const mala = cantidad.trim() !== '' && !(leida.estado === 'valido' && Number(leida.valor) > 0);
  const dicho = {
    ...(porLote && leida.estado === 'valido' ? { cantidad: leida.valor } : {}),
    ...(porLote && entra && vence !== '' ? { vence } : {}),
  };
  const anotar = (texto: string) => {
    if (mala || texto.trim() === '') return;
    onAnotar(texto, dicho);
    setNumero('');
    setCantidad('');
    campo.current?.focus();
  };
  const handlePegar = (evento: ClipboardEvent) => {
    const pegado = evento.clipboardData.getData('text');
    // One alone is pasted into the box as anywhere else.
    if (!/[\n\r\t]/.test(pegado.trim())) return;
    evento.preventDefault();
    anotar(pegado);
  };
  return (
    <Box
      component="form"
      onSubmit={(evento: FormEvent) => {
        evento.preventDefault();
        evento.stopPropagation();
        anotar(numero);
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}
    >
      <TextField
        autoFocus
        fullWidth
        label={t(`numeros.escribir.${control}`)}
        value={numero}
        onChange={(evento) => setNumero(evento.target.value)}
        onPaste={handlePegar}
        inputRef={campo}
        helperText={t('numeros.escribir.ayuda')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'characters' } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      {porLote && (
        <TextField
          label={t('numeros.escribir.cantidad')}
          value={cantidad}
          error={mala}
          onChange={(evento) => setCantidad(evento.target.value)}
          placeholder={textoEditable(falta === '0' ? '1' : falta)}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
        />
      )}
      {porLote && entra && (
        <TextField
          type="date"
          label={t('numeros.escribir.vence')}
          value={vence}
          onChange={(evento) => setVence(evento.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <Button type="submit" sx={{ gridColumn: '1 / -1', justifySelf: 'end' }}>
        {t('numeros.escribir.agregar')}
      </Button>
    </Box>
  );
}
