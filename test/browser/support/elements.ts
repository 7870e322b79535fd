/** Every element of the package. */
import '../../../components/multiplay-grid/define.js';
import '../../../components/plyt-board/define.js';
import '../../../components/pytagora-board/define.js';
import '../../../components/pytagora-square/define.js';
import '../../../components/pytagora-tables/define.js';
import '../../../components/sequence-board/define.js';
