import { NavLink } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { useWanted } from '../../lib/kept-list.ts';
import { paths } from '../../paths.ts';

/** Link to the page of tonight, once something is kept for it. */
export default function TonightLink() {
  const { t } = useWords('library');
  return useWanted().length > 0 ? (
    <NavLink className="nav-link nav-tonight" to={paths.tonight()}>
      {t('tonight.title')}
    </NavLink>
  ) : null;
}
