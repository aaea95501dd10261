import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { sonarError } from '#ventas/mostrador/entrada/sonido.ts';
import { leerEnControl } from './entrega.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

type Dicho = { readonly bien: boolean; readonly texto: string };

type Props = {
  readonly entrega: EntregaEnCurso;
  readonly onLeido: (renglonId: string) => void;
};

/** Control by reader: each code read adds what it stands for to its line; what is not on the nota beeps. */
export function ControlPorLector({ entrega, onLeido }: Props) {
  const { t } = useTranslation('ventas');
  const campo = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState('');
  const { dicho, leer } = useControl({ entrega, onLeido });
  useEffect(() => campo.current?.focus(), []);

  const handleTecla = (evento: KeyboardEvent) => {
    const codigo = texto.trim();
    if (evento.key !== 'Enter' || codigo === '') return;
    evento.preventDefault();
    setTexto('');
    leer(codigo);
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

/** Takes readings one by one, each over what the one before left, and tells what came of the last. */
function useControl({ entrega, onLeido }: Props) {
  const { t } = useTranslation('ventas');
  const cache = useQueryClient();
  const cola = useRef(Promise.resolve());
  const [dicho, setDicho] = useState<Dicho | null>(null);

  const fallar = (texto: string) => {
    sonarError();
    setDicho({ bien: false, texto });
  };
  const leerUno = async (leido: string) => {
    const query = { texto: leido, depositoId: entrega.depositoId, limite: 1 };
    const { filas, exacto } = await cache.fetchQuery(consultaDe(buscarArticulos, { query }));
    const [hallado] = filas;
    if (!exacto || !hallado) return fallar(t('finalizar.lectura.desconocido', { codigo: leido }));

    const { id: articuloId, codigo, cantidadPorLectura: cantidad } = hallado;
    const { renglones, tope } = entrega;
    const lectura = leerEnControl(renglones, entrega.leerAhora(), { articuloId, cantidad }, tope);
    if (lectura.tipo === 'ajeno') return fallar(t('finalizar.lectura.ajeno', { codigo }));
    if (lectura.tipo === 'completo') {
      return fallar(t(`finalizar.lectura.${lectura.por === 'stock' ? 'sinStock' : 'completo'}`, { codigo }));
    }
    if (lectura.tipo === 'pasa') {
      const cifras = { cantidad: formatearCantidad(cantidad), lugar: formatearCantidad(lectura.lugar) };
      const count = Number(lectura.lugar);
      return fallar(
        t(`finalizar.lectura.${lectura.por === 'stock' ? 'pasaDelStock' : 'pasa'}`, { codigo, count, ...cifras }),
      );
    }
    for (const suma of lectura.renglones) {
      entrega.poner(suma.renglonId, suma.cantidad);
      onLeido(suma.renglonId);
      const pendiente = renglones.find(({ id }) => id === suma.renglonId)?.pendiente;
      const cifras = { cantidad: formatearCantidad(suma.cantidad), maximo: formatearCantidad(pendiente) };
      setDicho({ bien: true, texto: t('finalizar.lectura.suma', { codigo, ...cifras }) });
    }
  };

  return {
    dicho,
    leer: (codigo: string) => {
      cola.current = cola.current.then(() => leerUno(codigo)).catch((error: unknown) => fallar(mensajeDeError(error)));
    },
  };
}
