import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SelectorDeArticulo } from '#articulos/index.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import { numeroDe, type Renglon, reparoDeCantidad, reparoDeCosto } from './borrador.ts';
import type { Problema } from './problemas.ts';
import { useTextoDeProblema } from './textos-de-problema.ts';

type Props = {
  readonly depositoId: string | null;
  readonly verCosto: boolean;
  readonly campo: RefObject<HTMLInputElement | null>;
  readonly onAgregar: (renglon: Renglon) => void;
};

/** The last row: an artículo by code, words or scan, its quantity, its cost. Enter goes on, and at the end adds. */
export function EntradaDeRenglon({ depositoId, verCosto, campo, onAgregar }: Props) {
  const { t } = useTranslation('stock');
  const textoDe = useTextoDeProblema();
  const [articulo, setArticulo] = useState<Hallazgo | null>(null);
  const [cantidad, setCantidad] = useState('');
  const [costo, setCosto] = useState('');
  const [problema, setProblema] = useState<{
    readonly campo: 'articulo' | 'cantidad' | 'costo';
    readonly texto: string;
  } | null>(null);
  const campoDeCantidad = useRef<HTMLInputElement>(null);
  const campoDeCosto = useRef<HTMLInputElement>(null);
  const decimales = articulo?.decimales ?? 3;
  const entra = numeroDe(cantidad, decimales)?.gt(0) ?? true;

  const elegir = (elegido: Hallazgo | null) => {
    setArticulo(elegido);
    setProblema(null);
    if (!elegido) return;
    const impedimento = impedimentoDe(elegido);
    if (impedimento) {
      setArticulo(null);
      setProblema({ campo: 'articulo', texto: t(`ajustes.problema.${impedimento}`, { codigo: elegido.codigo }) });
      return;
    }
    // A box of twelve that was scanned proposes its twelve. It is written and selected before anything else is typed:
    // a reader or a quick hand does not wait for the next frame.
    flushSync(() =>
      setCantidad(
        elegido.exacto && elegido.cantidadPorLectura !== '1' ? textoEditable(elegido.cantidadPorLectura) : '',
      ),
    );
    campoDeCantidad.current?.focus();
    campoDeCantidad.current?.select();
  };

  const agregar = () => {
    if (!articulo) return rechazar('articulo', t('ajustes.problema.sinArticulo'));
    const deCantidad = reparoDeCantidad({ cantidad, decimales: articulo.decimales });
    if (deCantidad)
      return rechazar('cantidad', texto({ tipo: deCantidad, codigo: articulo.codigo, decimales }, cantidad));
    const deCosto = entra ? reparoDeCosto({ costo }) : null;
    if (deCosto) return rechazar('costo', texto({ tipo: deCosto }, costo));
    onAgregar({ ...renglonDe(articulo), cantidad, costo: entra ? costo : '' });
    setArticulo(null);
    setCantidad('');
    setCosto('');
    setProblema(null);
    campo.current?.focus();
  };
  const texto = (que: Problema, escrito: string): string => textoDe(que, escrito) ?? '';
  const rechazar = (donde: 'articulo' | 'cantidad' | 'costo', por: string) => {
    setProblema({ campo: donde, texto: por });
    const campos = { articulo: campo, cantidad: campoDeCantidad, costo: campoDeCosto };
    campos[donde].current?.focus();
  };
  const handleKey = (evento: KeyboardEvent, donde: 'cantidad' | 'costo') => {
    if (evento.key !== 'Enter') return;
    evento.preventDefault();
    if (donde === 'cantidad' && verCosto && entra && articulo && cantidad.trim() !== '') campoDeCosto.current?.focus();
    else agregar();
  };
  const de = (donde: 'articulo' | 'cantidad' | 'costo') => (problema?.campo === donde ? problema.texto : undefined);

  return (
    <Box
      sx={
        verCosto ? { ...grilla, gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0,1fr) 112px 132px auto' } } : grilla
      }
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <SelectorDeArticulo
          valor={articulo}
          tipo="PRODUCTO"
          depositoId={depositoId ?? undefined}
          label={t('ajustes.renglones.articulo')}
          inputRef={campo}
          autoFocus
          error={de('articulo')}
          onCambio={elegir}
        />
      </Box>
      <TextField
        label={t('ajustes.renglones.cantidad')}
        value={cantidad}
        onChange={(evento) => setCantidad(evento.target.value)}
        onKeyDown={(evento) => handleKey(evento, 'cantidad')}
        inputRef={campoDeCantidad}
        error={de('cantidad') !== undefined}
        helperText={de('cantidad') ?? t('ajustes.renglones.signo')}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'text', style: { textAlign: 'end' } } }}
      />
      {verCosto && (
        <TextField
          label={t('ajustes.renglones.costo')}
          value={entra ? costo : ''}
          disabled={!entra}
          onChange={(evento) => setCosto(evento.target.value)}
          onKeyDown={(evento) => handleKey(evento, 'costo')}
          inputRef={campoDeCosto}
          placeholder={t('ajustes.renglones.promedio')}
          error={de('costo') !== undefined}
          helperText={de('costo') ?? ' '}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'end' } } }}
        />
      )}
      <Button onClick={agregar} sx={{ mt: '20px', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {t('ajustes.renglones.agregar')}
      </Button>
    </Box>
  );
}

function impedimentoDe({ tipo, estado }: Hallazgo): 'servicio' | 'inactivo' | null {
  if (tipo !== 'PRODUCTO') return 'servicio';
  return estado === 'INACTIVO' ? 'inactivo' : null;
}

let serie = 0;

/** A new line of the screen; its key only has to be its own here. */
function renglonDe(hallado: Hallazgo): Omit<Renglon, 'cantidad' | 'costo'> {
  const { id, codigo, descripcion, unidad, decimales, control = 'NINGUNO' } = hallado;
  serie += 1;
  return {
    ...{ clave: `nuevo-${serie}`, id: null, articuloId: id, codigo, descripcion, unidad, decimales },
    ...{ control, numeros: [] },
  };
}

const grilla = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0,1fr) 112px auto' },
} as const;
