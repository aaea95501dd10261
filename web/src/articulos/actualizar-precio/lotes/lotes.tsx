import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import { useNavigate } from '@tanstack/react-router';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { FilaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { crearLote, exportarLotes, listarLotes } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { BotonDeLote } from './boton-de-lote.tsx';
import { useColumnasDeLotes } from './columnas.tsx';
import { TarjetaDeLote } from './tarjeta-de-lote.tsx';

/** Every batch of prices, the last one first, whatever became of it. */
export function Lotes() {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarLotes);
  const lista = useLista(listarLotes, consulta.valores);
  const columnas = useColumnasDeLotes(consulta.valores.buscar);
  const abrir = ({ id }: FilaDeLote) => void navigate({ to: '/articulos/actualizar-precio/$id', params: { id } });
  return (
    <TablaDatos
      etiqueta={t('actualizar.pestana.lotes')}
      columnas={columnas}
      clave="lotes-de-precio"
      consulta={consulta}
      lista={lista}
      idDe={({ id }) => id}
      nombreDe={({ numero }) => t('actualizar.lotes.nombre', { numero: formatearEntero(numero) })}
      onAbrir={abrir}
      acciones={(lote) => [
        {
          texto: estaAbierto(lote) ? t('actualizar.lotes.seguir') : t('actualizar.lotes.abrir'),
          onClick: () => abrir(lote),
        },
      ]}
      csv={{ endpoint: exportarLotes, nombre: t('actualizar.lotes.archivo') }}
      buscarEn={t('actualizar.lotes.buscarEn')}
      filtros={
        <FiltroOpciones
          etiqueta={t('actualizar.lotes.estado')}
          valor={consulta.valores.estado}
          opciones={cicloDeLote.estados.map((valor) => ({ valor, texto: t(`actualizar.estado.${valor}`) }))}
          onCambio={(estado) => consulta.cambiar({ estado })}
        />
      }
      vacio={{
        icono: IconTags,
        titulo: t('actualizar.lotes.vacio'),
        texto: t('actualizar.lotes.vacioTexto'),
        accion: puede(crearLote) && <BotonDeLote />,
      }}
      tarjeta={(lote) => <TarjetaDeLote lote={lote} />}
    />
  );
}

const estaAbierto = ({ estado }: FilaDeLote): boolean => estado === 'BORRADOR' || estado === 'SIMULADO';
