import { type Adjunto, CambioDeAdjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';
import { Campo } from '#ui/campos.tsx';
import { Formulario } from '#ui/formulario.tsx';
import { PanelLateral } from '#ui/panel-lateral.tsx';
import { useCierre } from '#ui/salida.ts';
import type { Fuente } from './fuente.ts';

const DeImagen = CambioDeAdjunto.omit({ version: true }).required();
const DeDocumento = DeImagen.omit({ textoAlternativo: true });

type Props = { readonly fuente: Fuente; readonly adjunto: Adjunto; readonly onCerrar: () => void };

/** How a file is called and, of a picture, what it shows. */
export function PanelDeTextos({ fuente, adjunto, onCerrar }: Props) {
  const { t } = useTranslation('adjuntos');
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const { id, version, nombre, textoAlternativo, clase } = adjunto;
  const esImagen = clase === 'IMAGEN';
  const guardar = (datos: { readonly nombre: string; readonly textoAlternativo?: string }) =>
    fuente.cambiar(id, { version, ...datos });
  const comunes = {
    onCambios,
    onCancelar: cerrar,
    onListo: () => {
      avisos.exito(t('guardado'));
      onCerrar();
    },
  };
  const campoNombre = <Campo name="nombre" label={t('campo.nombre')} maximo={120} autoFocus />;
  return (
    <PanelLateral abierto titulo={t(esImagen ? 'accion.describir' : 'accion.renombrar')} onCerrar={cerrar}>
      {esImagen ? (
        <Formulario esquema={DeImagen} valores={{ nombre, textoAlternativo }} onEnviar={guardar} {...comunes}>
          {campoNombre}
          <Campo
            name="textoAlternativo"
            label={t('campo.textoAlternativo')}
            ayuda={t('campo.textoAlternativoAyuda')}
            maximo={300}
            vaciable
            multilinea
          />
        </Formulario>
      ) : (
        <Formulario esquema={DeDocumento} valores={{ nombre }} onEnviar={guardar} {...comunes}>
          {campoNombre}
        </Formulario>
      )}
    </PanelLateral>
  );
}
