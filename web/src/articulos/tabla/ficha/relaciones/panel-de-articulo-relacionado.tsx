import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Articulo, Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';

type Props = {
  readonly titulo: string;
  readonly subtitulo: string;
  /** Whose relation it is: it is not related to itself. */
  readonly articuloId: Articulo['id'];
  readonly ayuda?: string;
  readonly onGuardar: (otro: Hallazgo) => Promise<unknown>;
  readonly onListo: (otro: Hallazgo) => void;
  readonly onCerrar: () => void;
};

/** Chooses the other artículo of a relation. What the server refuses is said under the box. */
export function PanelDeArticuloRelacionado(props: Props) {
  const { titulo, subtitulo, articuloId, ayuda, onGuardar, onListo, onCerrar } = props;
  const { t } = useTranslation('relaciones');
  const { t: tUi } = useTranslation('ui');
  const [elegido, setElegido] = useState<Hallazgo | null>(null);
  const [problema, setProblema] = useState<string>();
  const [ocupado, setOcupado] = useState(false);
  const caja = useRef<HTMLInputElement>(null);
  const reparar = (motivo: string) => {
    setProblema(motivo);
    caja.current?.focus();
  };

  const handleEnviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (!elegido) return reparar(t('elegi'));
    setOcupado(true);
    await onGuardar(elegido).then(
      () => onListo(elegido),
      (error: unknown) => {
        reparar(mensajeDeError(error));
        setOcupado(false);
      },
    );
  };
  return (
    <PanelLateral abierto titulo={titulo} subtitulo={subtitulo} onCerrar={onCerrar}>
      <Stack component="form" noValidate onSubmit={(evento) => void handleEnviar(evento)} sx={{ gap: 2.5 }}>
        <SelectorDeArticulo
          valor={elegido}
          autoFocus
          inputRef={caja}
          sin={articuloId}
          error={problema}
          ayuda={ayuda}
          onCambio={(articulo) => {
            setElegido(articulo);
            setProblema(undefined);
          }}
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onCerrar}>{tUi('accion.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={ocupado}>
            {t('guardar')}
          </Button>
        </Stack>
      </Stack>
    </PanelLateral>
  );
}
