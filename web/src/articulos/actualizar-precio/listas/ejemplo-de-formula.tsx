import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Derivacion } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';
import { pasosDelEjemplo } from './pasos-del-ejemplo.ts';

const DECIMALES = 4;

/** The formula over an example, step by step as it is written: the same rule that works out the real prices. */
export function EjemploDeFormula() {
  const { t } = useTranslation('precios');
  const { derivacion, margenMinimo } = useWatch() as { derivacion: Derivacion | null; margenMinimo: string | null };
  const [base, setBase] = useState(textoEditable('1000'));
  const [costo, setCosto] = useState(textoEditable('700'));
  const pasos = pasosDelEjemplo({ derivacion, margenMinimo, base: leido(base), costo: leido(costo) });
  const ultimo = (pasos?.length ?? 0) - 1;
  return (
    <Box role="group" aria-label={t('listasDePrecio.listas.ejemplo.titulo')} sx={caja}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <Cifra etiqueta={t('listasDePrecio.listas.ejemplo.base')} valor={base} onCambio={setBase} />
        <Cifra etiqueta={t('listasDePrecio.listas.ejemplo.costo')} valor={costo} onCambio={setCosto} />
      </Box>
      <Box component="ol" aria-live="polite" sx={lista}>
        {pasos?.map(({ paso, importe }, i) => (
          <li key={paso} className={i === ultimo ? 'precio' : ''}>
            <span>{t(`listasDePrecio.listas.ejemplo.${paso}`)}</span>
            <span>{formatearUnitario(importe)}</span>
          </li>
        )) ?? <li>{t('listasDePrecio.listas.ejemplo.incompleto')}</li>}
      </Box>
    </Box>
  );
}

const leido = (texto: string): string | null => {
  const que = leerDecimal(texto, DECIMALES);
  return que.estado === 'valido' ? que.valor : null;
};

function Cifra(props: {
  readonly etiqueta: string;
  readonly valor: string;
  readonly onCambio: (texto: string) => void;
}) {
  return (
    <TextField
      size="small"
      label={props.etiqueta}
      value={props.valor}
      onChange={({ target }) => props.onCambio(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', style: { textAlign: 'end' } } }}
    />
  );
}

const caja = { display: 'grid', gap: 1.5, p: 2, borderRadius: 1, bgcolor: 'page' } as const;
const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  fontSize: '0.8125rem',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary' },
  '& .precio': { color: 'text.primary', fontWeight: 600, fontSize: '0.9375rem' },
} as const;
