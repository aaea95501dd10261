import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { escribirDescuentos, leerDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { type KeyboardEvent, useState } from 'react';

type Props = {
  readonly label: string;
  readonly valor: string;
  readonly ayuda?: string;
  readonly sufijo?: string;
  readonly maximo?: number;
  /** Why a text will not do, in words. */
  readonly problema?: (texto: string) => string | null;
  readonly onCambio: (texto: string) => void;
};

/** A text of a rule: it counts once it is left, on Enter or on F9, and only when it will do. */
export function CampoDeRegla({ label, valor, ayuda, sufijo, maximo = 60, problema, onCambio }: Props) {
  const [escrito, setEscrito] = useState<string | null>(null);
  const texto = escrito ?? valor;
  const mal = escrito === null ? null : (problema?.(escrito.trim()) ?? null);
  const asentar = () => {
    if (escrito === null || mal !== null) return;
    setEscrito(null);
    if (escrito.trim() !== valor) onCambio(escrito.trim());
  };
  const handleKey = (evento: KeyboardEvent) => {
    // F9 goes on to compare: what is being written goes with it.
    if (evento.key !== 'Enter' && evento.key !== 'F9') return;
    if (evento.key === 'Enter') evento.preventDefault();
    asentar();
  };
  return (
    <TextField
      fullWidth
      label={label}
      value={texto}
      autoComplete="off"
      error={mal !== null}
      helperText={mal ?? ayuda}
      onChange={({ target }) => setEscrito(target.value)}
      onBlur={asentar}
      onKeyDown={handleKey}
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: maximo },
        input: { endAdornment: sufijo && <InputAdornment position="end">{sufijo}</InputAdornment> },
      }}
    />
  );
}

type DeDescuentos = {
  readonly label: string;
  readonly ayuda: string;
  /** Null leaves them to somebody else. */
  readonly valor: readonly string[] | null;
  readonly onCambio: (descuentos: string[] | null) => void;
};

/** Chained discounts as people write them: 20+10+5. */
export function CampoDeDescuentos({ label, ayuda, valor, onCambio }: DeDescuentos) {
  return (
    <CampoDeRegla
      label={label}
      ayuda={ayuda}
      valor={escribirDescuentos(valor ?? [])}
      problema={(texto) => {
        const leidos = leerDescuentos(texto);
        return leidos.ok ? null : leidos.error;
      }}
      onCambio={(texto) => {
        const leidos = leerDescuentos(texto);
        if (leidos.ok) onCambio(leidos.value.length === 0 ? null : [...leidos.value]);
      }}
    />
  );
}
