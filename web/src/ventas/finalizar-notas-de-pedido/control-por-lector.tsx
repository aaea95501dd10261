import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad } from '#ui/formato.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { sonarError } from '#ventas/mostrador/sonido.ts';
import { leerEnControl } from './entrega.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

type Dicho = { readonly bien: boolean; readonly texto: string };

/** Control by reader: each code read adds one to its line; what is not on the nota beeps. */
export function ControlPorLector(props: {
  readonly entrega: EntregaEnCurso;
  readonly depositoId: string;
  readonly onLeido: (renglonId: string) => void;
}) {
  const { t } = useTranslation('ventas');
  const cache = useQueryClient();
  const campo = useRef<HTMLInputElement>(null);
  const cola = useRef(Promise.resolve());
  const vigente = useRef(props);
  const [texto, setTexto] = useState('');
  const [dicho, setDicho] = useState<Dicho | null>(null);
  useEffect(() => {
    vigente.current = props;
  });
  useEffect(() => campo.current?.focus(), []);

  const fallar = (mensaje: string) => {
    sonarError();
    setDicho({ bien: false, texto: mensaje });
  };
  const leer = async (codigo: string) => {
    const { filas, exacto } = await cache.fetchQuery(
      consultaDe(buscarArticulos, { query: { texto: codigo, depositoId: props.depositoId, limite: 1 } }),
    );
    const [hallado] = filas;
    if (!exacto || !hallado) return fallar(t('finalizar.lectura.desconocido', { codigo }));
    // Readings are taken one by one, each over what the one before left.
    const { entrega, onLeido } = vigente.current;
    const lectura = { articuloId: hallado.id, cantidad: hallado.cantidadPorLectura };
    const resultado = leerEnControl(entrega.renglones, entrega.aEntregar, lectura, entrega.tope);
    if (resultado.tipo === 'ajeno') return fallar(t('finalizar.lectura.ajeno', { codigo: hallado.codigo }));
    if (resultado.tipo === 'completo') {
      const clave = resultado.por === 'stock' ? 'sinStock' : 'completo';
      return fallar(t(`finalizar.lectura.${clave}`, { codigo: hallado.codigo }));
    }
    entrega.poner(resultado.renglonId, resultado.cantidad);
    onLeido(resultado.renglonId);
    const renglon = entrega.renglones.find(({ id }) => id === resultado.renglonId);
    setDicho({
      bien: true,
      texto: t('finalizar.lectura.suma', {
        codigo: hallado.codigo,
        cantidad: formatearCantidad(resultado.cantidad),
        maximo: formatearCantidad(renglon?.pendiente),
      }),
    });
  };

  const handleTecla = (evento: KeyboardEvent) => {
    const codigo = texto.trim();
    if (evento.key !== 'Enter' || codigo === '') return;
    evento.preventDefault();
    setTexto('');
    cola.current = cola.current
      .then(() => leer(codigo))
      .catch((error: unknown) => fallar(mensajeDeError(error)))
      // The next one has to see this one on screen.
      .then(() => new Promise((seguir) => setTimeout(seguir)));
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2, pb: 1.5, flex: 'none' }}>
      <OutlinedInput
        inputRef={campo}
        value={texto}
        onChange={(evento) => setTexto(evento.target.value)}
        onKeyDown={handleTecla}
        placeholder={t('finalizar.lector')}
        startAdornment={
          <Box component="span" sx={{ display: 'inline-flex', color: 'primary.text' }}>
            <IconScan size={18} stroke={1.7} aria-hidden />
          </Box>
        }
        slotProps={{ input: { 'aria-label': t('finalizar.lectura.etiqueta'), autoComplete: 'off', spellCheck: false } }}
      />
      <Box aria-live="assertive">
        {dicho && <Alert severity={dicho.bien ? 'success' : 'error'}>{dicho.texto}</Alert>}
      </Box>
    </Box>
  );
}
