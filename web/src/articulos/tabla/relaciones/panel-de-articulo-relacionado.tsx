import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { PanelLateral } from '#ui/panel-lateral.tsx';

type Props = {
  readonly titulo: string;
  readonly subtitulo: string;
  readonly ayuda?: string;
  readonly onGuardar: (otro: Hallazgo) => Promise<unknown>;
  readonly onListo: (otro: Hallazgo) => void;
  readonly onCerrar: () => void;
};

/** Chooses the other artículo of a relation. What the server refuses is said under the box. */
export function PanelDeArticuloRelacionado({ titulo, subtitulo, ayuda, onGuardar, onListo, onCerrar }: Props) {
  const { t } = useTranslation('relaciones');
  const { t: tUi } = useTranslation('ui');
  const [elegido, setElegido] = useState<Hallazgo | null>(null);
  const [problema, setProblema] = useState<string>();
  const [ocupado, setOcupado] = useState(false);

  const handleEnviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (!elegido) return setProblema(t('elegi'));
    setOcupado(true);
    await onGuardar(elegido).then(
      () => onListo(elegido),
      (error: unknown) => {
        setProblema(mensajeDeError(error));
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
